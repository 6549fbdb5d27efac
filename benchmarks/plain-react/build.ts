import { join } from "node:path";
import react from "@vitejs/plugin-react";
import { build } from "vite";
import { imagetools } from "vite-imagetools";
import { inlineScript } from "#site/build/inline-script.ts";
import { responsiveImages } from "#site/build/responsive-images.ts";

const folder = import.meta.dirname;
const root = join(folder, "..", "..");
const outDir = join(root, "node_modules", ".cache", "plain-react");

/** Bundles plain-server.tsx for production. @returns the file to start */
export async function buildPlainServer(): Promise<string> {
  await build({
    root,
    configFile: false,
    logLevel: "error",
    mode: "production",
    plugins: [react(), imagetools(responsiveImages), inlineScript()],
    resolve: { alias: { "#site/define-page.tsx": join(folder, "define-page.ts") } },
    build: { ssr: join(folder, "plain-server.tsx"), outDir, emptyOutDir: true, copyPublicDir: false },
  });
  return join(outDir, "plain-server.js");
}
