/**
 * Text of strangers for a terminal. Control characters, direction marks and all others without a mark of their own are written
 * out, such as `\u{1b}`: they could move the cursor, hide text or show it in another order. Joiners stay: Persian and Hindi
 * need them.
 */
export function terminalText(text: string): string {
  return text.replace(
    /(?![\n\u200c\u200d])[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}\u2800]/gu,
    (character) => `\\u{${(character.codePointAt(0) ?? 0).toString(16)}}`,
  );
}

/** The same in one line. */
export function terminalLine(text: string): string {
  return terminalText(text).replaceAll("\n", " ");
}

/** The same of several lines, each behind a mark, so that none looks like a line of the command's own. */
export function terminalBlock(text: string): string {
  return terminalText(text)
    .split("\n")
    .map((line) => `  | ${line}`)
    .join("\n");
}

/** A moment, to the minute. */
export function time(milliseconds: number): string {
  return `${new Date(milliseconds).toISOString().slice(0, 16).replace("T", " ")} UTC`;
}
