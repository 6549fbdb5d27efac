import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Plugin } from "vite";
import { letters } from "./class-names.ts";

/** @returns a name as short as can be for each token that the style sheets define, as "--c" */
export function shortNames(tokenStyles: readonly string[]): ReadonlyMap<string, string> {
  const names = tokenStyles.flatMap((style) => style.match(/--[\w-]+(?=\s*:)/g) ?? []);
  return new Map([...new Set(names)].map((name, index) => [name, `--${letters(index)}`]));
}

/** @returns a style sheet, or a component that names tokens in its drawing, with the short names */
export function withShortNames(code: string, short: ReadonlyMap<string, string>): string {
  return code.replace(/--[a-z][\w-]*(?=\s*[:),])/gi, (name) => short.get(name) ?? name);
}

/**
 * Gives the site's tokens short names in the build: each page says them some two hundred times. 0.15 kB of each first
 * view. Custom properties that a single feature sets for itself, or a library has, keep theirs.
 */
export function shortTokenNames(folder: string): Plugin {
  let short: ReadonlyMap<string, string> = new Map();
  return {
    name: "short-token-names",
    enforce: "pre",
    apply: "build",
    buildStart() {
      const files = globSync(["brand/*.css", "site/ui/tokens.css"], { cwd: folder }).sort();
      short = shortNames(files.map((file) => readFileSync(join(folder, file), "utf8")));
    },
    transform(code, id) {
      if (!/\.(css(\?(transform-only|inline))?|tsx)$/.test(id) || id.includes("node_modules")) return null;
      return { code: withShortNames(code, short), map: null };
    },
  };
}
