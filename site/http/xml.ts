/** Escaped markup. Only this file creates it, so that no string can be mistaken for markup. */
export class Xml {
  readonly markup: string;
  constructor(markup: string) {
    this.markup = markup;
  }
}

type Attributes = Readonly<Record<string, string | number | undefined>>;

/** Not allowed in XML 1.0 (section 2.2, Char): most control characters, lone surrogates, U+FFFE and U+FFFF. */
const illegal = /[^\t\n\r\u{20}-\u{D7FF}\u{E000}-\u{FFFD}\u{10000}-\u{10FFFF}]/gu;

/**
 * Creates an element. Strings are escaped; `undefined` children and attributes are left out; illegal characters are
 * removed.
 *
 * @param name with its prefix, such as "media:content"; the root element must declare all prefixes
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
    .replaceAll(">", "&gt;") // "]]>" is not allowed in text
    .replaceAll('"', "&quot;")
    .replaceAll("\r", "&#13;"); // a parser would normalize it to a line feed
}
