import { createHash } from "node:crypto";
import { readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { distName, hasTestBrand } from "#server/config/dist-name.ts";

/** Everything the built site is made from; the lock file stands for all packages. */
export const buildSources = [
  "brand",
  "commands/terminal-text.ts",
  "contract",
  "locales",
  "package-lock.json",
  "package.json",
  "statistics",
  "scripts/build.ts",
  "scripts/build/write-error-pages.ts",
  "server/http/fallback-error-page.ts",
  "site",
  "tsconfig.base.json",
  "tsconfig.json",
  "vite.config.ts",
];

/**
 * A hash of the names and contents of all sources of the build. Contents rather than times: a checkout or a copy
 * changes times without changing anything, and an older file that is restored changes the site.
 */
export function sourceFingerprint(projectFolder: string): string {
  const hash = createHash("sha256");
  const sources = hasTestBrand ? [...buildSources, "tests/brand"] : buildSources;
  for (const file of sources.flatMap((source) => filesUnder(projectFolder, source))) {
    const content = readFileSync(join(projectFolder, file));
    hash.update(`${file}\0${content.length}\0`).update(content);
  }
  return hash.digest("hex");
}

function filesUnder(projectFolder: string, path: string): string[] {
  if (statSync(join(projectFolder, path)).isFile()) return /\.test\.tsx?$/.test(path) ? [] : [path];
  return readdirSync(join(projectFolder, path))
    .sort()
    .flatMap((name) => filesUnder(projectFolder, `${path}/${name}`));
}

const stampFile = (projectFolder: string) => join(projectFolder, distName, "source-fingerprint");

/** Writes beside a finished build which sources it was made from. @param fingerprint of the sources when it began */
export function writeBuildStamp(projectFolder: string, fingerprint: string): void {
  writeFileSync(stampFile(projectFolder), fingerprint);
}

/** Whether the build was made from exactly the present sources. */
export function isBuildCurrent(projectFolder: string): boolean {
  try {
    return readFileSync(stampFile(projectFolder), "utf8") === sourceFingerprint(projectFolder);
  } catch {
    return false; // no build, or one that did not finish
  }
}
