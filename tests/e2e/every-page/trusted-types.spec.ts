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

test.describe("a ticket that comes late", () => {
  test.use({ upstream: "scripted" });

  test("has its word mark", async ({ page, productServer }) => {
    const [, , slug, pack, ticket] = pathOf("ticket").split("/");
    productServer.on(`/api/project/events/ticketSucces/${slug}/${pack}/${ticket}`, {
      delay: 1500,
      json: { event: { title: "Konser" }, ticket_uuid: ticket },
    });
    await page.goto(pathOf("ticket"));
    await expect(page.getByRole("heading", { name: "Konser" })).toBeVisible();
    // On paper alone; on the screen the header has one.
    await expect(page.locator(`main svg[viewBox="0 0 374 84"]`)).toHaveCount(1);
  });
});
