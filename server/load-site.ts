import { existsSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { readAssets } from "#site/build/read-assets.ts";
import type { CreateSite, Site } from "#site/site.ts";
import { StartupError } from "./config/startup-error.ts";

/**
 * Loads the built site.
 *
 * @param buildFolder written by `npm run build`
 * @throws StartupError where there is no build
 */
export async function loadSite(buildFolder: string): Promise<Site> {
  const entry = join(buildFolder, "server", "site.js");
  if (!existsSync(entry))
    throw new StartupError(
      `There is no build in ${buildFolder}: run \`npm run build\`, or \`npm start\`, which builds first.`,
    );
  // React loads its development build otherwise, which renders several times slower.
  process.env.NODE_ENV ??= "production";
  const built: { createSite: CreateSite } = await import(pathToFileURL(entry).href);
  return built.createSite(readAssets(buildFolder));
}
