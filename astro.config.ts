import react from "@astrojs/react";
import { defineConfig } from "astro/config";
import { buildStamp } from "./scripts/build-stamp.ts";
import { renderFunction } from "./site/build/adapter.ts";
import { arabicFont, devanagariFont, type FontFamilySource, latinFont } from "./site/build/font-subsets.ts";
import { inlineScript } from "./site/build/inline-script.ts";
import { picture } from "./site/build/picture.ts";
import { precompress } from "./site/build/precompress.ts";
import { subsetFontProvider } from "./site/build/subset-font-provider.ts";

const fontFamily = (cssVariable: string, family: FontFamilySource, fallbacks: string[]) => ({
  name: family.name,
  cssVariable,
  provider: subsetFontProvider(family),
  fallbacks,
  optimizedFallbacks: false,
  // A face that comes late waits for the next page: taking over would move text (docs/decisions/0012-first-view.md).
  display: "optional" as const,
});

export default defineConfig({
  srcDir: "./site",
  publicDir: "./brand/public",
  outDir: "./dist",
  output: "server",
  adapter: renderFunction(),
  integrations: [react({ experimentalDisableStreaming: true }), precompress(), buildStamp(import.meta.dirname)],
  // Only the Latin family ends the stack, so only it has a fallback in its own measures (site/ui/base.css).
  fonts: [
    fontFamily("--font-latin", latinFont, ["Text Fallback", "sans-serif"]),
    fontFamily("--font-arabic", arabicFont, []),
    fontFamily("--font-devanagari", devanagariFont, []),
  ],
  session: false,
  trailingSlash: "ignore",
  build: { inlineStylesheets: "always", assets: "assets" },
  vite: { plugins: [inlineScript(), picture()] },
  devToolbar: { enabled: false },
  security: {
    checkOrigin: true,
    csp: {
      algorithm: "SHA-256",
      directives: ["default-src 'none'"],
    },
  },
});
