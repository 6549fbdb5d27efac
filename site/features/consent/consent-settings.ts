import type { Language } from "#locales/index.ts";
import type { Translate } from "#site/i18n/translate.ts";
import { isConfidential, type PageKind } from "#site/routes.ts";
import type { SiteSettings } from "#site/site-settings.ts";

/** What the page tells the browser about its trackers, as JSON: ids and messages. */
export interface ConsentSettings {
  readonly kind: PageKind;
  /** Whether no vendor's script may run on the page. */
  readonly confidential: boolean;
  readonly gaMeasurementId: string | undefined;
  readonly metaPixelId: string | undefined;
  readonly language: string;
  readonly rightToLeft: boolean;
  readonly texts: {
    readonly title: string;
    readonly text: string;
    readonly accept: string;
    readonly reject: string;
    readonly settings: string;
    readonly save: string;
    readonly close: string;
    readonly necessaryTitle: string;
    readonly necessaryText: string;
    readonly analyticsTitle: string;
    readonly analyticsText: string;
    /** Title and text in one line, as HTML. */
    readonly analyticsLine: string;
    readonly advertisingTitle: string;
    readonly advertisingText: string;
    readonly advertisingLine: string;
    readonly privacyPolicy: string;
  };
  readonly privacyPolicyPath: string;
}

type TrackerSettings = Pick<SiteSettings, "metaPixelId" | "gaMeasurementId">;

interface Page {
  readonly kind: PageKind;
  readonly settings: TrackerSettings;
  readonly language: Language;
  readonly t: Translate;
  readonly link: (path: string) => string;
}

/** True where the operator has configured a tracker; without one no page speaks of cookies or carries a script. */
export function hasTracker(settings: TrackerSettings): boolean {
  return settings.gaMeasurementId !== undefined || settings.metaPixelId !== undefined;
}

export function consentSettings({ kind, settings, language, t, link }: Page): ConsentSettings {
  const line = (title: string, text: string) => t("consent.category", { title: `<strong>${title}</strong>`, text });
  return {
    kind,
    confidential: isConfidential(kind),
    gaMeasurementId: settings.gaMeasurementId,
    metaPixelId: settings.metaPixelId,
    language: language.code,
    rightToLeft: language.direction === "rtl",
    texts: {
      title: t("consent.title"),
      text: t("consent.text"),
      accept: t("consent.accept"),
      reject: t("consent.reject"),
      settings: t("consent.settings"),
      save: t("consent.save"),
      close: t("consent.close"),
      necessaryTitle: t("consent.necessaryTitle"),
      necessaryText: t("consent.necessaryText"),
      analyticsTitle: t("consent.analyticsTitle"),
      analyticsText: t("consent.analyticsText"),
      analyticsLine: line(t("consent.analyticsTitle"), t("consent.analyticsText")),
      advertisingTitle: t("consent.advertisingTitle"),
      advertisingText: t("consent.advertisingText"),
      advertisingLine: line(t("consent.advertisingTitle"), t("consent.advertisingText")),
      privacyPolicy: t("sectionSeven.privacyPolicy"),
    },
    privacyPolicyPath: link("/privacy-policy"),
  };
}
