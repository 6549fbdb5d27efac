import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { build } from "esbuild";

/** A module of brand/art/, bundled because Node supports neither JSX nor CSS Modules. */
export interface ArtBundle<Module> {
  readonly module: Module;
  /** All CSS that the module imports. */
  readonly css: string;
}

/**
 * Bundles and imports a module.
 *
 * @param folder the folder to write the bundle to, inside the project so that React can be resolved
 */
export async function bundleArt<Module>(entry: string, folder: string): Promise<ArtBundle<Module>> {
  await build({
    entryPoints: { art: entry },
    outdir: folder,
    outExtension: { ".js": ".mjs" },
    bundle: true,
    format: "esm",
    platform: "node",
    packages: "external",
    jsx: "automatic",
    loader: { ".svg": "text" },
    charset: "utf8",
  });
  return {
    module: (await import(pathToFileURL(join(folder, "art.mjs")).href)) as Module,
    css: await readFile(join(folder, "art.css"), "utf8"),
  };
}
