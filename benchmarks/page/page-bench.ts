import type { Browser } from "@playwright/test";
import type { RunningSite } from "../../tests/e2e/support/start-site.ts";
import type { Report } from "./report.ts";

/** What a measurement of pages needs. */
export interface PageBench {
  /** The production build with the demo content. */
  readonly site: RunningSite;
  readonly browser: Browser;
  readonly report: Report;
  readonly options: {
    readonly runs: number;
    /** The name of the only page to measure. */
    readonly only: string | undefined;
    /** The only language to measure layout shift in. */
    readonly language: string | undefined;
    /** How many times slower than this machine the phone of Lighthouse is. */
    readonly slowdown: number;
    /** Path of the browser; `undefined` for the one that Playwright has installed. */
    readonly browser: string | undefined;
  };
}
