import { LRUCache } from "lru-cache";
import { hashSourceOf } from "./hash-source.ts";
import { readStyleSheet, type StylePart } from "./style-sheet.ts";

/** What a page says that its styles depend on. */
export interface PageWords {
  /** Whether an element has this class; always true of a page that draws more in the browser. */
  readonly hasClass: (name: string) => boolean;
  /** Whether the token `--name` is used outside the page's styles: in its markup. */
  readonly usesToken: (name: string) => boolean;
}

interface KnownSheet {
  readonly number: number;
  readonly parts: readonly StylePart[];
  readonly classNames: readonly string[];
  readonly tokens: readonly string[];
}

/** Of the build: one for each kind of page and each set of fonts, some forty. */
const sheets = new Map<string, KnownSheet>();

/** The rules of a page, ready to be put into it. */
export interface OwnStyle {
  /** `<style>` and all. */
  readonly element: Buffer;
  /** What allows it (./hash-source.ts). */
  readonly hashSource: string;
}

/** By the sheet and what pages have of it. Bytes: hundreds of combinations, where tens are usual. */
const made = new LRUCache<string, OwnStyle>({ maxSize: 4_000_000, sizeCalculation: ({ element }) => element.length });

/**
 * The rules of a style sheet that a page needs: those of whose classes the page has an element, the tokens and
 * animations that they use, and all that names no class. Of a route that shows a post, a skeleton or a failure, a
 * page carries the rules of the one that it shows.
 *
 * @param name tells the sheet from others
 * @param css minified, of the build, one character for each byte: never anything a visitor has written
 */
export function ownStyle(name: string, css: () => string, { hasClass, usesToken }: PageWords): OwnStyle {
  const sheet = sheets.get(name) ?? knownSheet(name, css());
  let key = `${sheet.number} `;
  for (const name of sheet.classNames) key += hasClass(name) ? "1" : "0";
  for (const name of sheet.tokens) key += usesToken(name) ? "1" : "0";
  const known = made.get(key);
  if (known) return known;
  const rules = withUsedTokens(withUsedAnimations(written(sheet.parts, hasClass)), usesToken);
  const own = { element: Buffer.from(`<style>${rules}</style>`, "latin1"), hashSource: hashSourceOf(rules) };
  made.set(key, own);
  return own;
}

function knownSheet(name: string, css: string): KnownSheet {
  const parts = readStyleSheet(css);
  const sheet = { number: sheets.size, parts, classNames: [...new Set(classesOf(parts))], tokens: tokensDefined(css) };
  sheets.set(name, sheet);
  return sheet;
}

function classesOf(parts: readonly StylePart[]): string[] {
  return parts.flatMap((part) => {
    if (part.kind === "group") return classesOf(part.parts);
    return part.kind === "rule" ? part.selectors.flatMap(({ classNames }) => classNames) : [];
  });
}

function written(parts: readonly StylePart[], hasClass: PageWords["hasClass"]): string {
  let css = "";
  for (const part of parts) {
    if (part.kind === "whole") css += part.text;
    else if (part.kind === "group") {
      const inner = written(part.parts, hasClass);
      if (inner !== "") css += `${part.prelude}{${inner}}`;
    } else {
      const selectors = part.selectors.filter(({ classNames }) => classNames.every(hasClass));
      if (selectors.length > 0) css += `${selectors.map(({ text }) => text).join(",")}{${part.body}}`;
    }
  }
  return css;
}

/** An animation's name is one of the build's short class names, so that no other word looks like it. */
function withUsedAnimations(css: string): string {
  return css.replace(/@keyframes ([\w-]+)\{(?:[^{}]*\{[^{}]*\})*\}/g, (animation, name: string) => {
    const said = css.match(new RegExp(`\\b${name}\\b`, "g"))?.length ?? 0;
    return said > 1 ? animation : "";
  });
}

const definition = /(--[\w-]+):([^;{}]*);?/g;

function tokensDefined(css: string): string[] {
  return [...new Set(Array.from(css.matchAll(definition), ([, name = ""]) => name))];
}

function withUsedTokens(css: string, usesToken: PageWords["usesToken"]): string {
  const definitions = Array.from(css.matchAll(definition), ([, name = "", value = ""]) => ({ name, value }));
  const used = new Set<string>();
  const read = (text: string) => {
    for (const [, name = ""] of text.matchAll(/var\((--[\w-]+)/g)) add(name);
  };
  const add = (name: string) => {
    if (used.has(name)) return;
    used.add(name);
    for (const defined of definitions) if (defined.name === name) read(defined.value);
  };
  read(css.replace(definition, ""));
  for (const { name } of definitions) if (usesToken(name)) add(name);
  return withoutEmptyRules(css.replace(definition, (whole, name) => (used.has(name) ? whole : "")));
}

function withoutEmptyRules(css: string): string {
  const rest = css.replace(/(?<=^|[{};])[^{};]*\{\}/g, "");
  return rest === css ? rest : withoutEmptyRules(rest);
}
