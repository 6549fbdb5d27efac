import { createHash } from "node:crypto";
import { readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";

/** Everything that goes into the built site; the lock file stands for every package. */
const sources = [
  "brand",
  "contract",
  "locales",
  "package-lock.json",
  "package.json",
  "site",
  "tsconfig.json",
  "vite.config.ts",
];

/**
 * A hash of the names and contents of all sources of the build. Contents rather than times: a checkout or a copy
 * changes times without changing anything, and an older file put back changes the site.
 */
export function sourceFingerprint(projectFolder: string): string {
  const hash = createHash("sha256");
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
