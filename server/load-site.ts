import { existsSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import type { createSite } from "#site/app.tsx";
import { readAssets } from "#site/build/read-assets.ts";
import type { RenderPage } from "./cache/render-target.ts";
import { StartupError } from "./config/startup-error.ts";

/**
 * Loads the built site.
 *
 * @param buildFolder what `npm run build` has written
 * @throws StartupError where there is no build
 */
export async function loadSite(buildFolder: string): Promise<RenderPage> {
  const entry = join(buildFolder, "server", "site.js");
  if (!existsSync(entry)) throw new StartupError("The site is not built yet: run `npm start`, or `npm run build`.");
  // Without this React loads its development build, which renders at a fraction of the speed.
  process.env.NODE_ENV ??= "production";
  const built: { createSite: typeof createSite } = await import(pathToFileURL(entry).href);
  return built.createSite(readAssets(buildFolder));
}
