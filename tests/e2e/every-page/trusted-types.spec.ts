import { pathOf } from "../support/every-page.ts";
import { waitForHydration } from "../support/hydration.ts";
import { expect, test } from "../support/site-fixture.ts";

// That every page refuses texts for HTML is tested in walk.spec.ts. The error watch of the fixture fails a test with
// a violation, so all other journeys, whose sites have no tracker, show that pages work that enforce Trusted Types.

test.describe("what a browser blocks", () => {
  test("is reported to the site, and the ticket's worker and word mark are not", async ({ page, errorWatch }) => {
    await page.goto(pathOf("ticket"));
    await waitForHydration(page);
    await expect
      .poll(() => page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length))
      .toBe(1);
    errorWatch.allow(/Content Security Policy|elsewhere\.invalid/);
    const response = page.waitForResponse((one) => new URL(one.url()).pathname === "/csp-report");
    await page.evaluate(() => {
      new Image().src = "https://elsewhere.invalid/x.png";
    });
    expect((await response).status()).toBe(204);
  });
});
