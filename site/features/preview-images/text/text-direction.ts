import type { Language } from "#locales/index.ts";
import { rightToLeft } from "#site/i18n/isolate.ts";

/** The direction of user-written text as `dir="auto"` determines it: by its first letter. */
export function textDirection(text: string, fallback: Language["direction"]): Language["direction"] {
  const [letter] = /\p{L}/u.exec(text) ?? [];
  if (letter === undefined) return fallback;
  return rightToLeft.test(letter) ? "rtl" : "ltr";
}

/** Isolates a name or count from the direction of the text around it, as `<bdi>` does in HTML. */
export function isolated(text: string): string {
  return `\u2068${text}\u2069`;
}

/** Whether a text mixes right-to-left letters with left-to-right letters or with numbers, which run left to right. */
export function isBidi(text: string): boolean {
  const parts = text.match(/[\p{L}\p{N}\p{So}]/gu) ?? [];
  return (
    parts.some((part) => rightToLeft.test(part)) && parts.some((part) => !rightToLeft.test(part) || /\p{N}/u.test(part))
  );
}
