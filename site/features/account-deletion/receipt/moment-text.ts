import type { Language } from "#locales/index.ts";
import type { Formats } from "#site/i18n/format.ts";

/** Date and time with the name of their zone: "23 Aralık 2026 21:55 (Türkiye Standart Saati)". */
export function momentText(moment: Date, { script }: Language, { dateTime, zoneName }: Formats): string {
  const time = dateTime(moment);
  const zone = zoneName(moment);
  // Chinese and Japanese brackets are full-width and bring their own space.
  return script === "Hans" || script === "Jpan" ? `${time}（${zone}）` : `${time} (${zone})`;
}
