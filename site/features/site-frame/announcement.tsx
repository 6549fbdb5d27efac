import { useI18n } from "#site/i18n/i18n-context.tsx";
import type { SiteSettings } from "#site/site-settings.ts";

/** What the operator has to say on every page, in Turkish or English. */
export function Announcement({ texts }: { readonly texts: NonNullable<SiteSettings["announcement"]> }) {
  const language = useI18n().locale.code === "tr" ? "tr" : "en";
  return (
    <p className="announcement" role="note" lang={language} dir="ltr">
      {texts[language]}
    </p>
  );
}
