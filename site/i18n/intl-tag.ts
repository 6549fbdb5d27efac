/**
 * Where the formats are not those of the code alone. Hindi has a 24-hour clock, because Intl ends its dates with बजे
 * ("o'clock") and would say am or pm besides. English, Arabic and Korean keep their usual 12-hour one. English needs no
 * tag: it is American throughout, in its messages, dates and short numbers, because `en` alone means that to Intl, to
 * stores and to readers elsewhere; a month in letters cannot be taken for a day.
 */
const tags: Readonly<Record<string, string>> = { hi: "hi-u-hc-h23" };

/** What Intl is given for a language of the interface, on the server and in the browser. */
export const intlTag = (language: string): string => tags[language] ?? language;
