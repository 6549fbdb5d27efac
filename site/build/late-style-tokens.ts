import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Plugin } from "vite";

/** @returns the definitions of the tokens that a style sheet uses, with those that they use themselves */
export function usedDefinitions(style: string, tokenStyles: readonly string[]): string {
  const definitions = new Map<string, string>();
  for (const [, name = "", value = ""] of tokenStyles.join("").matchAll(/(--[\w-]+)\s*:\s*([^;{}]+);/g)) {
    // The first is the screen's; what follows is for print and for single languages.
    if (!definitions.has(name)) definitions.set(name, value.trim());
  }
  const used = new Map<string, string>();
  const read = (text: string) => {
    for (const [, name = ""] of text.matchAll(/var\((--[\w-]+)/g)) {
      const value = definitions.get(name);
      if (value === undefined || used.has(name)) continue;
      used.set(name, value);
      read(value);
    }
  };
  read(style);
  return [...used].map(([name, value]) => `${name}:${value};`).join("");
}

/**
 * Gives styles that come later than their page (`x.css?inline`, `x.css?url`) the tokens they use: a page is sent with
 * those that it uses itself (server/rendered-page/own-rules.ts). In the first layer, so that the page's own win, which
 * know print and languages.
 */
export function lateStyleTokens(folder: string): Plugin {
  return {
    name: "late-style-tokens",
    enforce: "pre",
    apply: "build",
    transform(code, id) {
      if (!/\.css\?(transform-only|inline)$/.test(id) || id.includes("node_modules")) return null;
      const files = globSync(["brand/*.css", "site/ui/tokens.css"], { cwd: folder });
      const tokens = files.map((file) => readFileSync(join(folder, file), "utf8"));
      return { code: `${code}\n@layer reset{:root{${usedDefinitions(code, tokens)}}}`, map: null };
    },
  };
}
