import node from "@astrojs/node";
import react from "@astrojs/react";
import { defineConfig } from "astro/config";
import { inlineScript } from "./site/build/inline-script.ts";

export default defineConfig({
  srcDir: "./site",
  publicDir: "./brand/public",
  outDir: "./dist",
  output: "server",
  // Streaming off: a component that throws must give a true 500, not a broken 200 (docs/decisions/0003).
  adapter: node({ mode: "middleware", experimentalDisableStreaming: true }),
  integrations: [react({ experimentalDisableStreaming: true })],
  session: false,
  trailingSlash: "ignore",
  build: { inlineStylesheets: "always", assets: "assets" },
  vite: { plugins: [inlineScript()] },
  devToolbar: { enabled: false },
  security: {
    checkOrigin: true,
    csp: {
      algorithm: "SHA-256",
      directives: ["default-src 'none'"],
    },
  },
});
