import { createHash } from "node:crypto";
import { build } from "esbuild";
import type { Plugin } from "vite";

const suffix = "?inline-script";

/**
 * `import { source, hash } from "./x.ts?inline-script"` gives a TypeScript file bundled and minified as one classic
 * script, with its Content-Security-Policy hash: for the few lines that stand in the page itself. A module script would
 * run too late.
 */
export function inlineScript(): Plugin {
  return {
    name: "inline-script",
    enforce: "pre",
    load: {
      filter: { id: /\?inline-script$/ },
      async handler(id) {
        const result = await build({
          entryPoints: [id.slice(0, -suffix.length)],
          bundle: true,
          minify: true,
          charset: "utf8",
          write: false,
          metafile: true,
          format: "iife",
          target: "es2020",
          legalComments: "none",
        });
        for (const input of Object.keys(result.metafile.inputs)) this.addWatchFile(input);
        const source = (result.outputFiles[0]?.text ?? "").trim();
        const hash = `sha256-${createHash("sha256").update(source).digest("base64")}`;
        return `export const source = ${JSON.stringify(source)};\nexport const hash = ${JSON.stringify(hash)};\n`;
      },
    },
  };
}
