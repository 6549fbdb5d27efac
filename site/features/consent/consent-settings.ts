import type { Language } from "#locales/index.ts";
import { sentenceSpace } from "#site/i18n/text/sentence-space.ts";
import type { Translate } from "#site/i18n/translate.ts";
import type { PageKind } from "#site/routes.ts";
import {
  type ConfiguredTracker,
  configuredTrackers,
  type TrackerCategory,
  type TrackerSettings,
  textBits,
  trackers,
} from "#site/trackers.ts";
import type { AskedTracker } from "./read-consent.ts";

/** A purpose that the visitor allows or refuses. */
export interface AskedCategory {
  readonly id: TrackerCategory;
  /** What the revision has in common with this after a question about the category, whoever it named. */
  readonly consentBits: number;
  readonly title: string;
  /** Names each vendor. */
  readonly text: string;
  /** Title and text in one line, as HTML. */
  readonly line: string;
}

/** What the page tells the browser about its trackers, as JSON: ids and messages. */
export interface ConsentSettings {
  readonly kind: PageKind;
  /** Whether no vendor's script may run on the page (page-privacy.ts). */
  readonly isClosed: boolean;
  readonly trackers: readonly (AskedTracker & Pick<ConfiguredTracker, "account">)[];
  readonly categories: readonly AskedCategory[];
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
    readonly privacyPolicy: string;
  };
  readonly privacyPolicyPath: string;
}

interface Page {
  readonly kind: PageKind;
  readonly isClosed: boolean;
  readonly settings: TrackerSettings;
  readonly language: Language;
  readonly t: Translate;
  readonly link: (path: string) => string;
}

export function consentSettings({ kind, isClosed, settings, language, t, link }: Page): ConsentSettings {
  const configured = configuredTrackers(settings);
  const category = (id: TrackerCategory): AskedCategory => {
    const title = t(`consent.${id}Title`);
    const sentences = configured
      .filter((tracker) => tracker.category === id)
      .map((one) => t(`consent.trackers.${one.id}`));
    const text = sentences.join(sentenceSpace(language));
    const consentBits = trackers
      .filter((tracker) => tracker.category === id)
      .reduce((all, { consentBit }) => all | consentBit, 0);
    return { id, consentBits, title, text, line: t("consent.category", { title: `<strong>${title}</strong>`, text }) };
  };
  return {
    kind,
    isClosed,
    trackers: configured.map(({ id, category, consentBit, account }) => ({
      id,
      category,
      consentBits: consentBit | textBits[category],
      account,
    })),
    categories: [...new Set(configured.map((tracker) => tracker.category))].map(category),
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
      privacyPolicy: t("sectionSeven.privacyPolicy"),
    },
    privacyPolicyPath: link("/privacy-policy"),
  };
}
