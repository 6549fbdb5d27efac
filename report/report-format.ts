import { otherLabel } from "#site/features/counting/count-labels.ts";
import { changeOf, type Pair } from "./figures.ts";
import { reportMessages } from "./messages/messages.ts";
import type { ReportMessages } from "./messages/report-messages.ts";
import type { Period } from "./period.ts";
import type { ReportLanguage } from "./read-options.ts";

/** Where there is nothing to say. */
const none = "–";

export interface ReportFormat {
  readonly language: ReportLanguage;
  readonly messages: ReportMessages;
  readonly number: (value: number) => string;
  /** "1.2M": of axes and tiles. */
  readonly compact: (value: number) => string;
  /** Of `shareOf` or `groupShareOf`; a dash where there is none. */
  readonly share: (share: number | undefined) => string;
  readonly change: (pair: Pair) => string;
  readonly period: (period: Period) => string;
  readonly day: (day: string) => string;
  /** The name of a label's value, as "Android" for the platform "google"; an unknown one as it is. */
  readonly name: (label: Label, value: string) => string;
}

type Label = "page" | "language" | "platform" | "app" | "place" | "store" | "fetcher" | "refusal";

export function createReportFormat(language: ReportLanguage): ReportFormat {
  const messages = reportMessages[language];
  const number = new Intl.NumberFormat(language);
  const compact = new Intl.NumberFormat(language, { notation: "compact", maximumSignificantDigits: 3 });
  const percent = new Intl.NumberFormat(language, { style: "percent", maximumFractionDigits: 1 });
  const change = new Intl.NumberFormat(language, {
    style: "percent",
    maximumFractionDigits: 1,
    signDisplay: "exceptZero",
  });
  const utc = { timeZone: "UTC" } as const;
  const dates = new Intl.DateTimeFormat(language, { day: "numeric", month: "long", year: "numeric", ...utc });
  const shortDay = new Intl.DateTimeFormat(language, { day: "numeric", month: "short", ...utc });
  const languageNames = new Intl.DisplayNames(language, { type: "language" });
  const date = (day: string) => new Date(`${day}T00:00:00Z`);
  const names: Readonly<Partial<Record<Label, Readonly<Record<string, string>>>>> = {
    page: messages.pages,
    platform: messages.platforms,
    app: messages.apps,
    place: messages.places,
    store: messages.stores,
    fetcher: messages.fetchers,
    refusal: messages.refusals,
  };
  return {
    language,
    messages,
    number: (value) => number.format(value),
    compact: (value) => compact.format(value),
    share: (share) => (share === undefined ? none : percent.format(share)),
    change(pair) {
      const changed = changeOf(pair);
      if (changed !== undefined) return change.format(changed);
      return pair.now > 0 ? messages.new : none;
    },
    period: ({ from, to }) => dates.formatRange(date(from), date(to)),
    day: (day) => shortDay.format(date(day)),
    name(label, value) {
      const known = names[label] ?? {};
      if (Object.hasOwn(known, value)) return known[value] ?? value;
      if (value === otherLabel) return messages.other;
      if (value === "") return none;
      if (label === "language") return languageName(languageNames, value, language);
      return label === "app" || label === "fetcher" ? value.charAt(0).toLocaleUpperCase("en") + value.slice(1) : value;
    },
  };
}

function languageName(names: Intl.DisplayNames, code: string, language: string): string {
  try {
    const name = names.of(code) ?? code;
    return name.charAt(0).toLocaleUpperCase(language) + name.slice(1);
  } catch {
    return code; // no code of a language
  }
}
