import type { TestProject } from "vitest/node";
import { startSite } from "../../e2e/support/start-site.ts";

declare module "vitest" {
  export interface ProvidedContext {
    demoOrigin: string;
  }
}

/** Vitest calls it once: all tests that only read the demo content share one site. */
export default async function startDemoSite(project: TestProject): Promise<() => Promise<void>> {
  const site = await startSite({ LOG_LEVEL: "silent" });
  project.provide("demoOrigin", site.origin);
  return site.stop;
}
