import { useI18n } from "#site/i18n/i18n-context.tsx";
import type { PageKind } from "#site/routes.ts";
import type { SiteSettings } from "#site/site-settings.ts";
import { consentSettings } from "./consent-settings.ts";

interface ConsentSettingsScriptProps {
  readonly kind: PageKind;
  readonly isClosed: boolean;
  readonly settings: SiteSettings;
}

/** What analytics/measurement.script.ts needs to know, as JSON in the page. */
export function ConsentSettingsScript({ kind, isClosed, settings }: ConsentSettingsScriptProps) {
  const { locale, t, link } = useI18n();
  const json = JSON.stringify(consentSettings({ kind, isClosed, settings, language: locale, t, link }));
  return (
    <script
      type="application/json"
      id="consent-settings"
      // biome-ignore lint/security/noDangerouslySetInnerHtml: JSON of our own messages; "<" could close the element
      dangerouslySetInnerHTML={{ __html: json.replaceAll("<", "\\u003c") }}
    />
  );
}
