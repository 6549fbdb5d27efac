import { join } from "node:path";
import { build } from "vite";
import { shortClassNames } from "#site/build/class-names.ts";
import { inlineScript } from "#site/build/inline-script.ts";
import { image } from "#site/build/picture.ts";

const folder = import.meta.dirname;
const outDir = join(folder, "..", "..", "node_modules", ".cache", "plain-react");

/** Bundles ./plain-react-server.tsx for production, without Astro. @returns the file to start */
export async function buildPlainReact(): Promise<string> {
  await build({
    configFile: false,
    logLevel: "error",
    mode: "production",
    plugins: [inlineScript(), image()],
    css: { modules: { generateScopedName: shortClassNames(join(folder, "..", "..")) } },
    build: { ssr: join(folder, "plain-react-server.tsx"), outDir, emptyOutDir: true },
  });
  return join(outDir, "plain-react-server.js");
}
