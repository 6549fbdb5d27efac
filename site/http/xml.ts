/** Escaped markup. Only this file makes it, so that no text can pass for it. */
export class Xml {
  readonly markup: string;
  constructor(markup: string) {
    this.markup = markup;
  }
}

type Attributes = Readonly<Record<string, string | number | undefined>>;

/** What XML 1.0 has no way to say (section 2.2, Char): most control characters, lone surrogates, U+FFFE and U+FFFF. */
const illegal = /[^\t\n\r\u{20}-\u{D7FF}\u{E000}-\u{FFFD}\u{10000}-\u{10FFFF}]/gu;

/**
 * One element. Strings are text and are escaped; `undefined` is left out, as a child and as an attribute.
 *
 * @param name with its prefix, such as "media:content"; the root declares the prefixes it uses
 */
export function xml(name: string, attributes: Attributes, ...children: readonly (Xml | string | undefined)[]): Xml {
  const start = Object.entries(attributes).flatMap(([key, value]) =>
    value === undefined ? [] : [` ${key}="${escaped(String(value))}"`],
  );
  const content = children.map((child) => (child instanceof Xml ? child.markup : escaped(child ?? "")));
  return new Xml(`<${name}${start.join("")}>${content.join("")}</${name}>`);
}

export function xmlDocument(root: Xml): string {
  return `<?xml version="1.0" encoding="UTF-8"?>\n${root.markup}\n`;
}

function escaped(text: string): string {
  return text
    .replace(illegal, "")
    .replaceAll("&", "&amp;")
    .replaceAll("<", "&lt;")
    .replaceAll(">", "&gt;") // "]]>" may not stand in text
    .replaceAll('"', "&quot;")
    .replaceAll("\r", "&#13;"); // a parser would make it a line break
}
