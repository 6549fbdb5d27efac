/**
 * Where the formats are not those of the code alone. English is international: day before month, and a 24-hour clock.
 * Hindi has that clock too, because Intl ends its dates with बजे ("o'clock") and would say am or pm besides. Arabic and
 * Korean keep their usual 12-hour one.
 */
const tags: Readonly<Record<string, string>> = { en: "en-GB", hi: "hi-u-hc-h23" };

/** What Intl is given for a language of the interface, on the server and in the browser. */
export const intlTag = (language: string): string => tags[language] ?? language;
