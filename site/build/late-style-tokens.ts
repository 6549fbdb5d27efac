import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Plugin } from "vite";
import { usedTokens } from "./used-tokens.ts";

/**
 * Gives styles that come later than their page (`x.css?inline`, `x.css?url`) the tokens they use: a page is sent with
 * those that it uses itself (server/rendered-page/own-style.ts). In the first layer, so that the page's own win, which
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
      return { code: `${code}\n@layer reset{:root{${usedTokens(code, tokens)}}}`, map: null };
    },
  };
}
