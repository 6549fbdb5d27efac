import type { Language } from "#locales/index.ts";

/** A letter of a script that is written from right to left. */
export const rightToLeft = /[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}]/u;

/** What reads against a text's direction. Numbers run left to right, and carry the punctuation beside them along. */
const against = { ltr: rightToLeft, rtl: new RegExp(`(?!${rightToLeft.source})[\\p{L}\\p{N}]`, "u") };

const isolates = /\u2068[^\u2069]*\u2069/g;

/**
 * Isolates a value in a message that reads in the other direction: without it, "(@ada)" after an Arabic name is shown
 * as "(ada@)". Titles and alternative texts have no `<bdi>`, so characters do it (UAX #9: FSI … PDI). Other values stay
 * as they are: chats take a title's direction from its first letter, and skip what is isolated.
 *
 * @param direction of the message
 */
export function isolate(value: string, direction: Language["direction"]): string {
  return against[direction].test(value.replace(isolates, "")) ? `\u2068${value}\u2069` : value;
}
