import { existsSync } from "node:fs";
import { cp, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { ensureBuild } from "#scripts/build/ensure-build.ts";
import { startSite } from "./start-site.ts";

/**
 * Called once, before all tests. Builds what is out of date, and lets one site write the demo content: every other one
 * starts on a copy of its data directory, because resizing all images costs each start seconds. Tests that only read the
 * demo content share one site, whose pages are rendered and whose images are resized once for all of them.
 *
 * `npm test` names one folder for all its suites: the first of them writes what the next one finds.
 */
export default async function startDemoSite(): Promise<() => Promise<void>> {
  await ensureBuild();
  const shared = process.env.TEST_DATA_DIRECTORY;
  const folder = shared ?? (await mkdtemp(join(tmpdir(), "site-seed-")));
  const [seed, demo] = [join(folder, "seed"), join(folder, "demo")];
  if (!existsSync(demo)) {
    await (await startSite({ DATA_DIRECTORY: seed })).stop();
    await cp(seed, demo, { recursive: true });
  }
  const site = await startSite({ LOG_LEVEL: "silent", DATA_DIRECTORY: demo });
  process.env.SEEDED_DATA_DIRECTORY = seed;
  process.env.DEMO_SITE_ORIGIN = site.origin;
  return async () => {
    await site.stop();
    if (!shared) await rm(folder, { recursive: true, force: true });
  };
}
