import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Plugin } from "vite";

const definition = /(--[\w-]+)\s*:\s*([^;{}]+);/g;

/** Longer values, and those that call a function, cost more where they are used than a name does. */
const longest = 14;

export interface TokenFiles {
  /** Contents of the style sheets that define tokens. */
  readonly tokens: readonly string[];
  /** Contents of every other style sheet: what one sets for itself is no constant. */
  readonly styles: readonly string[];
  /** Contents of every other file that may name a token. */
  readonly others: readonly string[];
}

/** @returns the tokens with one short value for all pages, faces and languages, by their names */
export function constantTokens({ tokens, styles, others }: TokenFiles): ReadonlyMap<string, string> {
  const values = new Map<string, string[]>();
  for (const style of tokens) {
    for (const [, name = "", value = ""] of style.matchAll(definition)) {
      values.set(name, [...(values.get(name) ?? []), value.trim()]);
    }
  }
  const namedElsewhere = new Set([
    ...others.flatMap((text) => text.match(/--[a-z][\w-]*/g) ?? []),
    ...styles.flatMap((style) => Array.from(style.matchAll(definition), ([, name = ""]) => name)),
  ]);
  const constant = new Map<string, string>();
  for (const [name, [value = "", ...more]] of values) {
    const resolved = value.replace(/var\((--[\w-]+)\)/g, (whole, other) => constant.get(other) ?? whole);
    const isConstant = more.length === 0 && resolved.length <= longest && !resolved.includes("(");
    if (isConstant && !namedElsewhere.has(name)) constant.set(name, resolved);
  }
  return constant;
}

/** @returns the style sheet with the values of such tokens in their places, and without their definitions */
export function withConstants(style: string, constants: ReadonlyMap<string, string>): string {
  return style
    .replace(definition, (whole, name) => (constants.has(name) ? "" : whole))
    .replace(/var\((--[\w-]+)\)/g, (whole, name) => constants.get(name) ?? whole);
}

/**
 * Writes the tokens that never change into the rules that use them, in the build: every page carries its styles, and
 * "1.5rem" is shorter than its name, its definition not counted. 0.5 kB of each first view.
 */
export function inlineConstantTokens(folder: string): Plugin {
  const read = (pattern: string) =>
    globSync(pattern, { cwd: folder }).map((file) => readFileSync(join(folder, file), "utf8"));
  let constants: ReadonlyMap<string, string> = new Map();
  return {
    name: "constant-tokens",
    enforce: "pre",
    apply: "build",
    buildStart() {
      constants = constantTokens({
        tokens: [...read("brand/*.css"), ...read("site/ui/tokens.css")],
        styles: read("site/**/!(tokens).css"),
        others: read("site/**/!(*.test).{ts,tsx,astro}"),
      });
    },
    transform(code, id) {
      if (!/\.css(\?(transform-only|inline))?$/.test(id) || id.includes("node_modules")) return null;
      return { code: withConstants(code, constants), map: null };
    },
  };
}
