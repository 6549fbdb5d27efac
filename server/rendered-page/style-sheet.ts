/** What a style sheet is made of, as far as it matters for leaving rules out. */
export type StylePart =
  /** Stands in every page: a statement, a font, an animation. */
  | { readonly kind: "whole"; readonly text: string }
  | { readonly kind: "rule"; readonly selectors: readonly Selector[]; readonly body: string }
  /** `@layer`, `@media`, `@supports`. */
  | { readonly kind: "group"; readonly prelude: string; readonly parts: readonly StylePart[] };

interface Selector {
  readonly text: string;
  /** Classes without which it selects nothing. */
  readonly classNames: readonly string[];
}

/** Matches one string, one character that may open, close or part something, or all up to the next of these. */
const tokens = /"(?:[^"\\]|\\.)*"|'(?:[^'\\]|\\.)*'|[^"'{}()[\],;]+|./gs;

const grouping = /^@(?:layer|media|supports|container)\b/;

/**
 * Reads a style sheet of the build's own, minified and without comments. Nested rules are part of their rule. PostCSS
 * would split it into rules too, though not tell a selector's classes, for 20 ms and 9 MB of each start.
 */
export function readStyleSheet(css: string): readonly StylePart[] {
  const parts: StylePart[] = [];
  let prelude = "";
  let body = "";
  let depth = 0;
  for (const [token] of css.matchAll(tokens)) {
    if (token === "}") depth -= 1;
    if (depth > 0) body += token;
    else if (token === "}") {
      parts.push(block(prelude.trim(), body));
      prelude = "";
      body = "";
    } else if (token === ";") {
      parts.push({ kind: "whole", text: `${prelude.trim()};` });
      prelude = "";
    } else if (token !== "{") prelude += token;
    if (token === "{") depth += 1;
  }
  if (depth !== 0 || prelude.trim() !== "") throw new Error(`not a whole style sheet: ${css.slice(0, 80)}`);
  return parts;
}

function block(prelude: string, body: string): StylePart {
  if (grouping.test(prelude)) return { kind: "group", prelude, parts: readStyleSheet(body) };
  if (prelude.startsWith("@")) return { kind: "whole", text: `${prelude}{${body}}` };
  const selectors = splitList(prelude).map((text) => ({ text, classNames: neededClasses(text) }));
  return { kind: "rule", selectors, body };
}

/** At commas that stand in no bracket. */
function splitList(list: string): string[] {
  const items = [""];
  let depth = 0;
  for (const [token] of list.matchAll(tokens)) {
    if ("([".includes(token)) depth += 1;
    if (")]".includes(token)) depth -= 1;
    if (token === "," && depth === 0) items.push("");
    else items[items.length - 1] += token;
  }
  return items;
}

/** What stands in brackets (`:not()`, `:is()`, `[href]`) is no condition that can be told from a list of classes. */
function neededClasses(selector: string): string[] {
  let outside = "";
  let depth = 0;
  for (const [token] of selector.matchAll(tokens)) {
    if ("([".includes(token)) depth += 1;
    if (depth === 0) outside += token;
    if (")]".includes(token)) depth -= 1;
  }
  return outside.match(/(?<=\.)[\w-]+/g) ?? [];
}
