import type { TestProject } from "vitest/node";
import seedOnce from "../../e2e/support/seed-once.ts";
import { startSite } from "../../e2e/support/start-site.ts";

declare module "vitest" {
  export interface ProvidedContext {
    demoOrigin: string;
  }
}

/** Vitest calls it once: all tests that only read the demo content share one site, and the others copy its data. */
export default async function startDemoSite(project: TestProject): Promise<() => Promise<void>> {
  const removeSeed = await seedOnce();
  const site = await startSite({ LOG_LEVEL: "silent" });
  project.provide("demoOrigin", site.origin);
  return async () => {
    await site.stop();
    await removeSeed();
  };
}
