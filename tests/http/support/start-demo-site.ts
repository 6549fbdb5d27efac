import type { TestProject } from "vitest/node";
import startSharedSite from "../../e2e/support/start-demo-site.ts";

declare module "vitest" {
  export interface ProvidedContext {
    demoOrigin: string;
  }
}

/** Vitest calls it once: all tests that only read the demo content share one site, and the others copy its data. */
export default async function startDemoSite(project: TestProject): Promise<() => Promise<void>> {
  const stop = await startSharedSite();
  project.provide("demoOrigin", process.env.DEMO_SITE_ORIGIN ?? "");
  return stop;
}
