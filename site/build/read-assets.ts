import { readFileSync } from "node:fs";
import { basename, join } from "node:path";
import { type Assets, deferredScripts, deferredScriptUrls, type Instead } from "#site/assets.ts";
import { embedNames, pageNames } from "#site/routes.ts";
import { cascadeLayers } from "#site/styles/cascade-layers.ts";

/** What Vite writes about each module that became a file of its own. */
interface ManifestEntry {
  readonly file: string;
  readonly name?: string;
  readonly isEntry?: boolean;
  readonly css?: readonly string[];
  readonly imports?: readonly string[];
  readonly dynamicImports?: readonly string[];
}

export type Manifest = Readonly<Record<string, ManifestEntry>>;

const clientEntry = "site/islands/client-entry.ts";

/**
 * CSS of dialogs: shared with some pages, shared by all dialogs, and their own. A page loads none of it before a dialog
 * opens.
 */
const dialogGroups = ["stores", "modal", "dialogs"] as const;

/**
 * CSS modules that a page has only where it shows a failure or a loading text, and those of dialogs. Each group is a file of
 * the server build.
 */
export const separateSheets: Readonly<Record<Instead | (typeof dialogGroups)[number], RegExp>> = {
  stores: /(?:phone-code|store-badge)\.module\.css$/,
  modal: /(?:full-screen|modal)-dialog\.module\.css$/,
  dialogs: /(?:-dialog|lightbox|platform-chooser)\.module\.css$/,
  failure: /failure-panel\.module\.css$/,
  loading: /(?:skeleton|-loading)\.module\.css$/,
};

/** Source files of the scripts that browsers load, by the name of their file in the build. */
export const clientInputs: Readonly<Record<string, string>> = { "client-entry": clientEntry, ...deferredScripts };

/**
 * Reads all of it at once, so that a build under a running server breaks no page.
 *
 * @param folder where scripts/build.ts has put the build
 */
export function readAssets(folder: string): Assets {
  const read = (name: string): Manifest => JSON.parse(readFileSync(join(folder, name), "utf8"));
  const client = read("client-manifest.json");
  const server = read("server-manifest.json");
  const url = (source: string) => {
    const entry = client[source];
    if (!entry) throw new Error(`the build has no ${source}`);
    return `/${entry.file}`;
  };
  const css = new Map<string, string>();
  for (const page of [...pageNames, ...embedNames]) {
    for (const instead of [undefined, "failure", "loading"] as const) {
      const files = cssFiles(server, `site/pages/${page}.tsx`, instead);
      const rules = files.map((file) => readFileSync(join(folder, "server", file), "utf8").trim());
      css.set(`${page} ${instead}`, [cascadeLayers, ...rules].join(""));
    }
  }
  return {
    css: (page, instead) => css.get(`${page} ${instead}`) ?? "",
    dialogSheets: dialogGroups.map((group) => `/${Object.values(server).find(({ name }) => name === group)?.css?.[0]}`),
    clientEntry: url(clientEntry),
    islandFiles: (islands) => islandFiles(client, islands).map((file) => `/${file}`),
    scripts: deferredScriptUrls(url),
  };
}

/**
 * The CSS files of a page: those of what it imports, its own, and those of what it loads later; of dialogs only where it
 * imports one, as tickets do, whose codes open without a connection.
 *
 * @returns each once, in the order of the cascade
 */
export function cssFiles(manifest: Manifest, source: string, instead?: Instead): string[] {
  const visited = new Set<string>();
  const files = new Set<string>();
  const later: string[] = [];
  let isLater = false;
  const visit = (key: string) => {
    const entry = manifest[key];
    if (!entry || visited.has(key)) return;
    visited.add(key);
    entry.imports?.forEach(visit);
    const { name = "", css = [] } = entry;
    const isApart = dialogGroups.some((group) => group === name) ? isLater : name in separateSheets && name !== instead;
    if (!isApart) for (const file of css) files.add(file);
    // Pages share code with the entry, whose own dynamic imports are all pages.
    if (!entry.isEntry) later.push(...(entry.dynamicImports ?? []));
  };
  visit(source);
  isLater = true;
  for (const key of later) visit(key); // they add others
  return [...files];
}

/**
 * The files that hydrate islands: the client entry, and the modules that it imports when a page has the island, with all
 * that they import. Small modules that the build has put into a shared file are no files of their own.
 *
 * @param islands names, which are those of the islands' source files without extension
 * @returns each once, the client entry first
 */
export function islandFiles(manifest: Manifest, islands: ReadonlySet<string>): string[] {
  const files = new Set<string>();
  const visit = (key: string) => {
    const entry = manifest[key];
    if (!entry || files.has(entry.file)) return;
    files.add(entry.file);
    entry.imports?.forEach(visit);
  };
  visit(clientEntry);
  const sources = manifest[clientEntry]?.dynamicImports ?? [];
  for (const source of sources) if (islands.has(basename(source, ".tsx"))) visit(source);
  return [...files];
}
