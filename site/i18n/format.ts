import { turkishTimeZone } from "#contract/time-zone.ts";
import type { Locale } from "#locales/index.ts";
import { intlTag } from "./intl-tag.ts";
import { nativeUnits } from "./text/native-units.ts";

/** Formats dates in one locale and one time zone, wherever the visitor is. */
export type DateFormats = ReturnType<typeof createDateFormats>;

/** Formats the values that pages show, in one locale; dates in Turkish time. */
export type Formats = ReturnType<typeof createFormats>;

const cache = new Map<Locale, Formats>();

/** Returns the formats of a locale. They are created once: an Intl object takes about 50 µs. */
export function formatsOf(locale: Locale): Formats {
  const cached = cache.get(locale);
  if (cached) return cached;
  const formats = createFormats(locale);
  cache.set(locale, formats);
  return formats;
}

function createFormats(locale: Locale) {
  const tag = intlTag(locale);
  const number = new Intl.NumberFormat(tag);
  // Grouped as whole numbers are: German would show 4120 beside a label that says 4.120.
  const compact = new Intl.NumberFormat(tag, {
    notation: "compact",
    maximumFractionDigits: 1,
    useGrouping: "always",
  });
  const lira = new Intl.NumberFormat(tag, {
    style: "currency",
    currency: "TRY",
    currencyDisplay: "narrowSymbol",
    trailingZeroDisplay: "stripIfInteger",
  });
  const months = new Intl.NumberFormat(tag, { style: "unit", unit: "month", unitDisplay: "long" });
  const turkish = createDateFormats(locale, turkishTimeZone);
  return {
    number: (value: number) => number.format(value), // "12.345"
    compact: (value: number) => compact.format(value), // "12 B" in Turkish, "12K" in English
    /**
     * The count whose plural form a noun has beside `compact(value)`: a shortened number ends in a word for thousand or
     * million, as in "12,3 тыс. подписчиков" beside "12 301 подписчик".
     */
    compactCount: (value: number) => {
      if (compact.format(value) === number.format(value)) return value;
      return value < 999_950 ? 1000 : 1_000_000; // from there on it is rounded to a million
    },
    months: (count: number) => nativeUnits(months.format(count), locale), // "7 ay"
    /** Turkish lira with the ₺ symbol in every locale; whole amounts without decimals. */
    lira: (amount: number) => lira.format(amount),
    ...turkish,
    /** Formats for an event elsewhere. @param timeZone a name that `findTimeZone` has returned */
    inZone: (timeZone: string) => (timeZone === turkishTimeZone ? turkish : createDateFormats(locale, timeZone)),
  };
}

/** The first of a month where a language writes an ordinal ("1er décembre") and Intl a plain "1". */
const firstOfMonth: Readonly<Record<string, string>> = { fr: "1er", it: "1º", pt: "1º" };

function createDateFormats(locale: Locale, timeZone: string) {
  const tag = intlTag(locale);
  const first = firstOfMonth[locale];
  const formatter = (style: Intl.DateTimeFormatOptions) => {
    // Always the Gregorian calendar: readers of different locales compare the dates of tickets and posts.
    const format = new Intl.DateTimeFormat(tag, { timeZone, calendar: "gregory", ...style });
    if (!first) return (moment: Date) => format.format(moment);
    return (moment: Date) =>
      format.formatToParts(moment).reduce((text, { type, value }) => {
        return text + (type === "day" && value === "1" ? first : value);
      }, "");
  };
  return {
    date: formatter({ dateStyle: "long" }), // "5 Temmuz 2026"
    dateTime: formatter({ dateStyle: "long", timeStyle: "short" }), // "5 Temmuz 2026 21:00"
    day: formatter({ dateStyle: "full" }), // "5 Temmuz 2026 Pazar"
    appointment: formatter({ dateStyle: "full", timeStyle: "short" }), // "5 Temmuz 2026 Pazar 21:00"
    time: formatter({ timeStyle: "short" }), // "23:30"
    weekday: formatter({ weekday: "long" }), // "Pazar"
    /** Name of the zone at a moment, such as "Türkiye Standart Saati". */
    zoneName: (value: Date) => {
      // Few pages name a zone, so this one is not created in advance.
      const format = new Intl.DateTimeFormat(tag, { timeZone, timeZoneName: "longGeneric" });
      return format.formatToParts(value).find(({ type }) => type === "timeZoneName")?.value ?? timeZone;
    },
  };
}
