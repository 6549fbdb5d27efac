import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { build } from "esbuild";

/** A module of brand/art/ made runnable: Node runs no JSX and knows no CSS Modules. */
export interface ArtBundle<Module> {
  readonly module: Module;
  /** All the CSS it imports. */
  readonly css: string;
}

/** @param folder where the bundle is put to run, inside the project so that it finds React */
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
