/**
 * The faces that a sheet names for pages without script. The page does not know them until they are given to it, all at
 * once: a rule that applied would have all text laid out anew when it comes, and again when its file does.
 */
export function webFontFaces(sheet: CSSStyleSheet): FontFace[] {
  return [...sheet.cssRules]
    .flatMap((rule) => (rule instanceof CSSMediaRule ? [...rule.cssRules] : []))
    .filter((rule) => rule instanceof CSSFontFaceRule)
    .map(({ style }) => {
      const tell = (name: string) => style.getPropertyValue(name);
      return new FontFace(tell("font-family"), tell("src"), {
        weight: tell("font-weight"),
        display: "swap",
        unicodeRange: tell("unicode-range"),
      });
    });
}

/** Whether the face has one of these characters, as its `unicode-range` says: "U+20-7E, U+2013, U+12?". */
export function isNeeded({ unicodeRange }: Pick<FontFace, "unicodeRange">, characters: ReadonlySet<string>): boolean {
  const ranges = unicodeRange.split(",").map((range) => {
    const [first = "", last = first] = range.trim().slice(2).split("-");
    return [first.replaceAll("?", "0"), last.replaceAll("?", "F")].map((code) => Number.parseInt(code, 16));
  });
  return [...characters].some((character) => {
    const code = character.codePointAt(0) ?? 0;
    return ranges.some(([first = 0, last = 0]) => first <= code && code <= last);
  });
}
