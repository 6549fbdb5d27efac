import type { LanguageCode } from "#locales/index.ts";

/** Every date of the product is Turkish local time, wherever the reader is. */
const timeZone = "Europe/Istanbul";

/** Locale-aware rendering of the values a page shows; one instance per language, reused. */
export interface Formats {
  /** 12345 → "12.345" */
  number(value: number): string;
  /** 12345 → "12 B" (Turkish), "12K" (English) */
  compact(value: number): string;
  /** A calendar day, such as "5 Temmuz 2026". */
  date(value: Date): string;
  /** A day with hour and minute, such as "5 Temmuz 2026 21:00". */
  dateTime(value: Date): string;
  /** A day with its weekday, hour and minute, such as "5 Temmuz 2026 Pazar 21:00": for an appointment. */
  appointment(value: Date): string;
  /** Hour and minute, such as "23:30". */
  time(value: Date): string;
  /** Turkish lira with the ₺ symbol in every language; whole amounts without decimals. */
  lira(amount: number): string;
}

const cache = new Map<LanguageCode, Formats>();

/** @returns the formats of a language. Intl objects cost about 50 µs to make, so they are made once. */
export function formatsOf(language: LanguageCode): Formats {
  const known = cache.get(language);
  if (known) return known;
  const made = createFormats(language);
  cache.set(language, made);
  return made;
}

function createFormats(language: LanguageCode): Formats {
  // English here is international: day before month, and a 24-hour clock like every other language of the site.
  const locale = language === "en" ? "en-GB" : language;
  // The Gregorian calendar everywhere: tickets and posts name days that people compare across languages.
  const calendar = "gregory";
  const number = new Intl.NumberFormat(locale);
  const compact = new Intl.NumberFormat(locale, { notation: "compact", maximumFractionDigits: 1 });
  const date = new Intl.DateTimeFormat(locale, { timeZone, calendar, dateStyle: "long" });
  const dateTime = new Intl.DateTimeFormat(locale, { timeZone, calendar, dateStyle: "long", timeStyle: "short" });
  const appointment = new Intl.DateTimeFormat(locale, { timeZone, calendar, dateStyle: "full", timeStyle: "short" });
  const time = new Intl.DateTimeFormat(locale, { timeZone, calendar, timeStyle: "short" });
  const lira = new Intl.NumberFormat(locale, {
    style: "currency",
    currency: "TRY",
    currencyDisplay: "narrowSymbol",
    trailingZeroDisplay: "stripIfInteger",
  });
  return {
    number: (value) => number.format(value),
    compact: (value) => compact.format(value),
    date: (value) => date.format(value),
    dateTime: (value) => dateTime.format(value),
    appointment: (value) => appointment.format(value),
    time: (value) => time.format(value),
    lira: (amount) => lira.format(amount),
  };
}
