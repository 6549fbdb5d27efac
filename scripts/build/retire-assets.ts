import { existsSync, mkdirSync, readdirSync, renameSync, rmSync, statSync, utimesSync } from "node:fs";
import { join } from "node:path";
import { cachePolicies } from "#site/http/cache-policies.ts";

/**
 * Milliseconds for which assets stay available after the release that replaces them: as long as a page of the disk, which
 * names them, bridges an outage (server/cache/disk-page-store.ts).
 */
const retentionMs = cachePolicies.userContent.freshness.staleIfErrorMs;

/**
 * Clears dist/ for a new build. The assets of the build there move to dist/earlier/assets/, which the server searches
 * second: a page that was opened before the release loads its islands from there. After a day they are deleted.
 */
export function retireAssets(dist: string, now: Date = new Date()): void {
  const current = join(dist, "client", "assets");
  const earlier = join(dist, "earlier", "assets");
  mkdirSync(earlier, { recursive: true });
  for (const name of existsSync(current) ? readdirSync(current) : []) {
    renameSync(join(current, name), join(earlier, name));
    utimesSync(join(earlier, name), now, now);
  }
  for (const name of readdirSync(earlier)) {
    const file = join(earlier, name);
    if (statSync(file).mtimeMs < now.getTime() - retentionMs) rmSync(file);
  }
  for (const name of readdirSync(dist)) {
    if (name !== "earlier") rmSync(join(dist, name), { recursive: true });
  }
}
