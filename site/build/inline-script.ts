import { createHash } from "node:crypto";
import { build, type Plugin as EsbuildPlugin } from "esbuild";
import type { Plugin } from "vite";
import { languageCodes } from "../../locales/language-codes.ts";

const suffix = "?inline-script";

/**
 * Replaces locales/language-codes.ts with its value. Bundling the list it derives from would add the names and
 * directions of all languages to the head of every page, 320 bytes after compression.
 */
const inlineLanguageCodes: EsbuildPlugin = {
  name: "inline-language-codes",
  setup({ onLoad }) {
    onLoad({ filter: /[\\/]locales[\\/]language-codes\.ts$/ }, () => ({
      contents: `export const languageCodes = ${JSON.stringify(languageCodes)};`,
    }));
  },
};

/**
 * `import { source, hash } from "./x.ts?inline-script"` gives a TypeScript file bundled and minified as one
 * classic script with its Content-Security-Policy hash, for the few lines that must run before the first paint:
 * Astro hashes no `is:inline` script, and a module script runs too late.
 */
export function inlineScript(): Plugin {
  return {
    name: "inline-script",
    enforce: "pre",
    async load(id) {
      if (!id.endsWith(suffix)) return null;
      const file = id.slice(0, -suffix.length);
      const result = await build({
        entryPoints: [file],
        bundle: true,
        minify: true,
        charset: "utf8",
        write: false,
        metafile: true,
        format: "iife",
        target: "es2020",
        legalComments: "none",
        plugins: [inlineLanguageCodes],
      });
      for (const input of Object.keys(result.metafile.inputs)) this.addWatchFile(input);
      // It is said for old engines and nothing here needs it; a module is strict anyway.
      const source = (result.outputFiles[0]?.text ?? "").trim().replace(/^"use strict";/, "");
      const hash = `sha256-${createHash("sha256").update(source).digest("base64")}`;
      return `export const source = ${JSON.stringify(source)};\nexport const hash = ${JSON.stringify(hash)};\n`;
    },
  };
}
