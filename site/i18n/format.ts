import type { LanguageCode } from "#locales/index.ts";

/** All dates are shown in Turkish time, wherever the visitor is. */
const timeZone = "Europe/Istanbul";

/** Formats the values that pages show, in one locale. */
export interface Formats {
  /** 12345 → "12.345" */
  number(value: number): string;
  /** 12345 → "12 B" (Turkish), "12K" (English) */
  compact(value: number): string;
  /** Date, such as "5 Temmuz 2026". */
  date(value: Date): string;
  /** Date and time, such as "5 Temmuz 2026 21:00". */
  dateTime(value: Date): string;
  /** Date with weekday, and time, such as "5 Temmuz 2026 Pazar 21:00". */
  appointment(value: Date): string;
  /** Hour and minute, such as "23:30". */
  time(value: Date): string;
  /** Turkish lira with the ₺ symbol in every locale; whole amounts without decimals. */
  lira(amount: number): string;
}

const cache = new Map<LanguageCode, Formats>();

/** Returns the formats of a locale. They are created once: an Intl object takes about 50 µs. */
export function formatsOf(locale: LanguageCode): Formats {
  const cached = cache.get(locale);
  if (cached) return cached;
  const formats = createFormats(locale);
  cache.set(locale, formats);
  return formats;
}

function createFormats(locale: LanguageCode): Formats {
  // International English: day before month, and a 24-hour clock as in all other locales of the site.
  const tag = locale === "en" ? "en-GB" : locale;
  // Always the Gregorian calendar: readers of different locales compare the dates of tickets and posts.
  const calendar = "gregory";
  const number = new Intl.NumberFormat(tag);
  const compact = new Intl.NumberFormat(tag, { notation: "compact", maximumFractionDigits: 1 });
  const date = new Intl.DateTimeFormat(tag, { timeZone, calendar, dateStyle: "long" });
  const dateTime = new Intl.DateTimeFormat(tag, { timeZone, calendar, dateStyle: "long", timeStyle: "short" });
  const appointment = new Intl.DateTimeFormat(tag, { timeZone, calendar, dateStyle: "full", timeStyle: "short" });
  const time = new Intl.DateTimeFormat(tag, { timeZone, calendar, timeStyle: "short" });
  const lira = new Intl.NumberFormat(tag, {
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
