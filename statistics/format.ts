import { otherLabel } from "#site/features/counting/count-labels.ts";
import { changeOf, type Pair } from "./figures.ts";
import { messages } from "./messages.ts";
import type { Period } from "./period.ts";

/** The language of the statistics: the owner's. */
export const language = "tr";

/** Where there is nothing to say. */
export const none = "–";

const percent = { style: "percent", maximumFractionDigits: 1 } as const;
const utc = { timeZone: "UTC" } as const;
const numbers = new Intl.NumberFormat(language);
const shares = new Intl.NumberFormat(language, percent);
const changes = new Intl.NumberFormat(language, { ...percent, signDisplay: "exceptZero" });
const dates = new Intl.DateTimeFormat(language, { day: "numeric", month: "long", year: "numeric", ...utc });
const shortDates = new Intl.DateTimeFormat(language, { day: "numeric", month: "short", ...utc });
const languageNames = new Intl.DisplayNames(language, { type: "language" });

const dateOf = (day: string) => new Date(`${day}T00:00:00Z`);

export const number = (value: number) => numbers.format(value);

/** Of `shareOf` or `groupShareOf`; a dash where there is none. */
export const share = (part: number | undefined) => (part === undefined ? none : shares.format(part));

export function change(pair: Pair): string {
  const changed = changeOf(pair);
  if (changed !== undefined) return changes.format(changed);
  return pair.now > 0 ? messages.new : none;
}

export const period = ({ from, to }: Period) => dates.formatRange(dateOf(from), dateOf(to));

export const day = (value: string) => shortDates.format(dateOf(value));

export type Label = "page" | "language" | "phone" | "app" | "place" | "store" | "verb" | "fetcher" | "refusal";

const names: Readonly<Record<Exclude<Label, "language">, Readonly<Record<string, string>>>> = {
  page: messages.pages,
  phone: messages.phones,
  app: messages.apps,
  place: messages.places,
  store: messages.stores,
  verb: messages.verbs,
  fetcher: messages.fetchers,
  refusal: messages.refusals,
};

/** The name of a label's value, as "Android" for the phone "google"; an unknown one as it is. */
export function nameOf(label: Label, value: string): string {
  const known = label === "language" ? {} : names[label];
  if (Object.hasOwn(known, value)) return known[value] ?? value;
  if (value === otherLabel) return messages.other;
  if (value === "") return none;
  if (label === "language") return capitalized(languageNames.of(value) ?? value, language);
  return label === "app" || label === "fetcher" ? capitalized(value, "en") : value;
}

const capitalized = (text: string, locale: string) => text.charAt(0).toLocaleUpperCase(locale) + text.slice(1);
