import { useI18n } from "./i18n-context.tsx";
import { bracketedZone } from "./moment-text.ts";

/** Date and time with the name of their zone, which may have a style of its own. @param time in ISO 8601 */
export function Moment({ time, zoneClass }: { readonly time: string; readonly zoneClass?: string | undefined }) {
  const { locale, formats } = useI18n();
  const date = new Date(time);
  return (
    <time dateTime={time}>
      {formats.dateTime(date)} <span className={zoneClass}>{bracketedZone(date, locale, formats)}</span>
    </time>
  );
}
