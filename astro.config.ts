import { join } from "node:path";
import react from "@astrojs/react";
import { defineConfig } from "astro/config";
import { buildStamp } from "./scripts/build-stamp.ts";
import { renderFunction } from "./site/build/adapter.ts";
import { shortClassNames } from "./site/build/class-names.ts";
import { inlineConstantTokens } from "./site/build/constant-tokens.ts";
import { drawing } from "./site/build/drawing.ts";
import { inlineScript } from "./site/build/inline-script.ts";
import { lateSheet } from "./site/build/late-sheet.ts";
import { lateStyleTokens } from "./site/build/late-style-tokens.ts";
import { letGoOfMarkup } from "./site/build/let-go-of-markup.ts";
import { pagesAsBytes } from "./site/build/pages-as-bytes.ts";
import { image } from "./site/build/picture.ts";
import { placeholder } from "./site/build/placeholder.ts";
import { precompress } from "./site/build/precompress.ts";
import { rememberCspDigests } from "./site/build/remember-csp-digests.ts";
import { shortTokenNames } from "./site/build/short-token-names.ts";

/** Without what Astro adds to the name of a script's file: a page names its late ones. */
const scriptFileName = ({ name }: { readonly name: string }) =>
  `assets/${name.replace(/\.astro_astro_type_script.*/, "")}.[hash].js`;

export default defineConfig({
  srcDir: "./site",
  publicDir: "./brand/public",
  outDir: "./dist",
  output: "server",
  adapter: renderFunction(),
  integrations: [react(), precompress(), buildStamp(import.meta.dirname)],
  session: false,
  trailingSlash: "ignore",
  build: { inlineStylesheets: "always", assets: "assets" },
  vite: {
    plugins: [
      inlineScript(),
      image(),
      placeholder(),
      drawing(),
      lateSheet(),
      rememberCspDigests(),
      pagesAsBytes(),
      letGoOfMarkup(),
      lateStyleTokens(import.meta.dirname),
      inlineConstantTokens(import.meta.dirname),
      shortTokenNames(import.meta.dirname),
    ],
    build: { assetsInlineLimit: (file) => (/late-(script|sheet)/.test(file) ? false : undefined) },
    environments: { client: { build: { rolldownOptions: { output: { entryFileNames: scriptFileName } } } } },
    css: { modules: { generateScopedName: shortClassNames(import.meta.dirname) } },
    resolve: { alias: { "@astrojs/react/server.js": join(import.meta.dirname, "site", "build", "react-renderer.ts") } },
  },
  devToolbar: { enabled: false },
  security: {
    checkOrigin: true,
    csp: {
      algorithm: "SHA-256",
      directives: ["default-src 'none'", "font-src 'self'"],
    },
  },
});
