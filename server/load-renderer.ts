import { existsSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import type { RenderPage } from "./cache/render-target.ts";
import { StartupError } from "./config/startup-error.ts";

/**
 * Loads the built site.
 *
 * @param buildFolder what `astro build` has written
 * @throws StartFault where there is no build
 */
export async function loadRenderer(buildFolder: string): Promise<RenderPage> {
  const entry = join(buildFolder, "server", "entry.mjs");
  if (!existsSync(entry)) throw new StartupError("The site is not built yet: run `npm start`, or `npm run build`.");
  // React is its development build without this, and renders at a fraction of the speed.
  process.env.NODE_ENV ??= "production";
  const built: { renderPage: RenderPage } = await import(pathToFileURL(entry).href);
  return built.renderPage;
}
