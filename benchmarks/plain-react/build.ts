import { join } from "node:path";
import { build } from "vite";
import config from "../../vite.config.ts";

const folder = import.meta.dirname;
const root = join(folder, "..", "..");
const outDir = join(root, "node_modules", ".cache", "plain-react");

/**
 * Bundles plain-server.tsx as the site is bundled for its server: names of files have a hash of what is in them, so that
 * other options would give other names, and another document.
 *
 * @returns the file to start
 */
export async function buildPlainServer(): Promise<string> {
  await build({
    root,
    configFile: false,
    logLevel: "error",
    mode: "production",
    plugins: config.plugins ?? [],
    resolve: { alias: { "#site/define-page.tsx": join(folder, "define-page.ts") } },
    build: {
      ...config.build,
      ...config.environments?.ssr?.build,
      rolldownOptions: {},
      ssr: join(folder, "plain-server.tsx"),
      outDir,
      emptyOutDir: true,
    },
  });
  return join(outDir, "plain-server.js");
}
