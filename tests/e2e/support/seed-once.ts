import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { startSite } from "./start-site.ts";

/**
 * Lets one site write the demo content before all tests. Every other one starts on a copy of its data directory, because
 * resizing all images costs each start seconds.
 */
export default async function seedOnce(): Promise<() => Promise<void>> {
  const folder = await mkdtemp(join(tmpdir(), "site-seed-"));
  const site = await startSite({ DATA_DIRECTORY: folder });
  await site.stop();
  process.env.SEEDED_DATA_DIRECTORY = folder;
  return () => rm(folder, { recursive: true, force: true });
}
