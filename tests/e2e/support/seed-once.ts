import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { ensureBuild } from "#scripts/build/ensure-build.ts";
import { startSite } from "./start-site.ts";

/**
 * Builds what is out of date, and lets one site write the demo content before all tests. Every other one starts on a
 * copy of its data directory, because resizing all images costs each start seconds.
 */
export default async function seedOnce(): Promise<() => Promise<void>> {
  await ensureBuild();
  const folder = await mkdtemp(join(tmpdir(), "site-seed-"));
  const site = await startSite({ DATA_DIRECTORY: folder });
  await site.stop();
  process.env.SEEDED_DATA_DIRECTORY = folder;
  return () => rm(folder, { recursive: true, force: true });
}
