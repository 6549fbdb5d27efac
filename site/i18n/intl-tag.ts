/** Digits, where they are not Latin. Each language names its own: ICU has changed its mind about those of Arabic. */
const digits: Readonly<Record<string, string>> = { fa: "arabext" };

/**
 * A clock that is not that of the code alone. Hindi has a 24-hour one, because Intl ends its dates with बजे ("o'clock") and
 * would say am or pm besides. English, Arabic and Korean keep their usual 12-hour one.
 */
const clocks: Readonly<Record<string, string>> = { hi: "-hc-h23" };

/**
 * What Intl is given for a language of the interface, on the server and in the browser, so that both write the same. English is
 * American throughout, in its messages, dates and short numbers, because `en` alone means that to Intl, to stores and
 * to readers elsewhere; a month in letters cannot be taken for a day.
 */
export const intlTag = (language: string): string =>
  `${language}-u${clocks[language] ?? ""}-nu-${digits[language] ?? "latn"}`;
