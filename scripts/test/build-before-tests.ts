import { ensureBuild } from "../build/ensure-build.ts";

/** Vitest calls it once, before the tests of the built site. */
export default async function setup(): Promise<void> {
  await ensureBuild();
}
