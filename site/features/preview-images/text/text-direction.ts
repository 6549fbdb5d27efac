import type { Language } from "#locales/index.ts";

const rightToLeft = /[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}]/u;

/** The direction of user-written text as `dir="auto"` finds it: that of its first letter. */
export function textDirection(text: string, fallback: Language["direction"]): Language["direction"] {
  const [letter] = /\p{L}/u.exec(text) ?? [];
  if (letter === undefined) return fallback;
  return rightToLeft.test(letter) ? "rtl" : "ltr";
}

/** Keeps the direction of a name or a count from mixing with the text around it, as `<bdi>` does in a page. */
export function isolated(text: string): string {
  return `\u2068${text}\u2069`;
}

/** Whether a text has letters from right to left and something that is not: numbers never are. */
export function isMixed(text: string): boolean {
  const parts = text.match(/[\p{L}\p{N}\p{So}]/gu) ?? [];
  return (
    parts.some((part) => rightToLeft.test(part)) && parts.some((part) => !rightToLeft.test(part) || /\p{N}/u.test(part))
  );
}
