import "./scripts/test/use-test-brand.ts";
import { defineConfig, devices } from "@playwright/test";
import { findBrowser } from "./scripts/test/ensure-browser.ts";

const browser = findBrowser();

/** Journeys in a real browser against the production build with the brand of the tests. */
export default defineConfig({
  testDir: "tests/e2e",
  globalSetup: "./tests/e2e/support/start-demo-site.ts",
  fullyParallel: true,
  forbidOnly: true,
  workers: 4, // they wait more than they compute: two cores are half idle with two
  timeout: 180_000, // some tests look at every page
  expect: { timeout: 30_000 }, // on a loaded machine
  reporter: "line",
  use: {
    ...devices["Desktop Chrome"],
    locale: "tr-TR",
    timezoneId: "America/New_York", // far from Istanbul: a date formatted in the visitor's zone would show
    // A trace costs every test a third more time; `playwright test FILE --trace on` records one.
    trace: "off",
    screenshot: "only-on-failure",
    // A page that moves costs a third of the processor; tests of motion ask for it.
    contextOptions: { reducedMotion: "reduce" },
    launchOptions: {
      ...(browser && { executablePath: browser }),
      args: ["--disable-quic", "--disable-background-networking", "--disable-component-update"],
      chromiumSandbox: false,
    },
  },
});
