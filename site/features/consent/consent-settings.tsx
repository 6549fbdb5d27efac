import { JsonScript } from "#site/components/json-script.tsx";
import type { I18n } from "#site/i18n/i18n.ts";
import { useI18n } from "#site/i18n/i18n-context.tsx";
import { sentenceSpace } from "#site/i18n/text/sentence-space.ts";
import type { PageKind } from "#site/routes.ts";
import { configuredTrackers, type TrackerCategory, type TrackerSettings, trackers } from "#site/trackers.ts";

interface ConsentSettingsProps {
  readonly kind: PageKind;
  /** Whether no vendor's script may run on the page (page-privacy.ts). */
  readonly isClosed: boolean;
  readonly settings: TrackerSettings;
}

/** What analytics/measurement.script.ts needs to know, as JSON in the page. */
export function ConsentSettingsScript(props: ConsentSettingsProps) {
  return <JsonScript id="consent-settings" data={consentSettings(props, useI18n())} />;
}

/** The page's data about its trackers for the browser, as JSON: ids and messages. */
export type ConsentSettings = ReturnType<typeof consentSettings>;

export function consentSettings(
  { kind, isClosed, settings }: ConsentSettingsProps,
  { locale: language, t, link }: Pick<I18n, "locale" | "t" | "link">,
) {
  const configured = configuredTrackers(settings);
  const space = sentenceSpace(language);
  /** A purpose that the visitor allows or refuses. */
  const category = (id: TrackerCategory) => {
    const title = t(`consent.${id}Title`);
    const vendors = configured.filter((tracker) => tracker.category === id);
    // Both name each vendor.
    const text = vendors.map((one) => t(`consent.trackers.${one.id}`)).join(space);
    const question = vendors.map((one) => t(`consent.questions.${one.id}`)).join(space);
    // The bits that a revision has after a question about the category, whichever trackers it named.
    const consentBits = trackers
      .filter((tracker) => tracker.category === id)
      .reduce((all, { consentBit }) => all | consentBit, 0);
    return { id, consentBits, title, text, question };
  };
  return {
    kind,
    isClosed,
    trackers: configured.map(({ id, category, consentBit, account }) => ({ id, category, consentBit, account })),
    categories: [...new Set(configured.map((tracker) => tracker.category))].map(category),
    language: language.code,
    space,
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
      privacyPolicy: t("sectionSeven.privacyPolicy"),
    },
    privacyPolicyPath: link("/privacy-policy"),
  };
}
