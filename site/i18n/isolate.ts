import type { Language } from "#locales/index.ts";

/** A letter of a script that is written from right to left. */
export const rightToLeft = /[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}]/u;

/** UAX #9: first strong isolate, and pop directional isolate. */
const [open, close] = ["\u2068", "\u2069"];

const isolated = /\u2068[^\u2068\u2069]*\u2069/g;

/**
 * Isolates a value in a message that reads in the other direction: without it, "(@ada)" after an Arabic name is shown
 * as "(ada@)". Titles and alternative texts have no `<bdi>`, so characters do it (UAX #9: FSI … PDI). Other values stay
 * as they are: chats take a title's direction from its first letter, and skip what is isolated.
 *
 * @param direction of the message
 */
export function isolate(value: string, direction: Language["direction"]): string {
  return readsAgainst(direction, value.replace(isolated, "")) ? open + value + close : value;
}

/** Whether something reads against a direction. Numbers run left to right, and carry the punctuation beside them along. */
function readsAgainst(direction: Language["direction"], text: string): boolean {
  if (direction === "ltr") return rightToLeft.test(text);
  return text.match(/[\p{L}\p{N}]/gu)?.some((character) => !rightToLeft.test(character)) ?? false;
}
