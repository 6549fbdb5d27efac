import { readFileSync } from "node:fs";
import { basename, join } from "node:path";
import { type Assets, deferredScripts, deferredScriptUrls, type Instead } from "#site/assets.ts";
import { embedNames, pageNames } from "#site/routes.ts";

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
 * The order of the cascade's layers. The styles of features, and of components that no feature changes, stand in none: they
 * win over all layers but what base.css says is important.
 *
 * It stands before all CSS of a page: the bundler orders that by its chunks, so whichever file came first would otherwise
 * decide which layer wins.
 */
export const cascadeLayers = "@layer reset,tokens,base,ui;";

/** CSS modules that a page has only where it shows a failure or a loading text. Each group is a file of the server build. */
export const sheetsOfStates: Readonly<Record<Instead, RegExp>> = {
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
  const dialogSheets = new Map<string, readonly string[]>();
  for (const page of [...pageNames, ...embedNames]) {
    const source = `site/pages/${page}.tsx`;
    const { later } = cssFiles(server, source);
    dialogSheets.set(
      page,
      later.map((file) => `/${file}`),
    );
    for (const instead of [undefined, "failure", "loading"] as const) {
      const { imported } = cssFiles(server, source, instead);
      const rules = imported.map((file) => readFileSync(join(folder, "server", file), "utf8").trim());
      css.set(`${page} ${instead}`, [cascadeLayers, ...rules].join(""));
    }
  }
  return {
    css: (page, instead) => css.get(`${page} ${instead}`) ?? "",
    dialogSheets: (page) => dialogSheets.get(page) ?? [],
    clientEntry: url(clientEntry),
    islandFiles: (islands) => islandFiles(client, islands).map((file) => `/${file}`),
    scripts: deferredScriptUrls(url),
  };
}

/**
 * The CSS files of a page: of what it imports, and of what it loads later, the dialogs. Tickets import theirs: codes open
 * without a connection.
 *
 * @returns each once, in the order of the cascade
 */
export function cssFiles(manifest: Manifest, source: string, instead?: Instead) {
  const visited = new Set<string>();
  const loadedLater: string[] = [];
  const visit = (key: string): readonly string[] => {
    const entry = manifest[key];
    if (!entry || visited.has(key)) return [];
    visited.add(key);
    const { name = "", css = [], imports = [], dynamicImports = [], isEntry } = entry;
    // Pages share code with the entry, whose own dynamic imports are all pages.
    if (!isEntry) loadedLater.push(...dynamicImports);
    const isOfOtherState = name in sheetsOfStates && name !== instead;
    return [...imports.flatMap(visit), ...(isOfOtherState ? [] : css)];
  };
  const imported = new Set(visit(source));
  const later = new Set<string>();
  for (const key of loadedLater) for (const file of visit(key)) later.add(file); // they add others
  return { imported: [...imported], later: [...later.difference(imported)] };
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
