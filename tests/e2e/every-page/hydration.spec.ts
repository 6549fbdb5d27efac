import { pathOf } from "../support/every-page.ts";
import { waitForHydration } from "../support/hydration.ts";
import { expect, test } from "../support/site-fixture.ts";

// That every page hydrates without an error is asked in walk.spec.ts; what a changed document loses, in
// site/islands/every-island.test.tsx.

test("a post's islands hydrate without a touch, and a touch hydrates them at once", async ({ page }) => {
  await page.goto(pathOf("post-gallery"));
  await expect(page.locator("[data-island][data-hydrated]")).not.toHaveCount(0);
  // A browser that is never idle.
  await page.addInitScript(() => Reflect.set(globalThis, "requestIdleCallback", () => 0));
  await page.reload({ waitUntil: "load" });
  await expect(page.locator("[data-island][data-hydrated]")).toHaveCount(0);
  await page.locator("main").dispatchEvent("pointerdown");
  await waitForHydration(page);
});

test("scripts that the network has lost are loaded when it is back", async ({ page, context, errorWatch }) => {
  errorWatch.allow(/ERR_INTERNET_DISCONNECTED/);
  await page.addInitScript(() => Reflect.set(globalThis, "requestIdleCallback", () => 0));
  await page.goto(pathOf("post-gallery"), { waitUntil: "load" });
  await context.setOffline(true);
  const lost = page.waitForEvent("requestfailed", (request) => request.url().endsWith("/robots.txt"));
  await page.locator("main").dispatchEvent("pointerdown");
  await lost;
  await expect(page.locator("[data-hydrated]")).toHaveCount(0);
  await context.setOffline(false);
  await waitForHydration(page);
  await expect(page.locator("html")).not.toHaveAttribute("data-no-script");
});

test("a page whose scripts are gone, or cannot start, is the page without script", async ({ page, errorWatch }) => {
  errorWatch.allow(/404|SyntaxError|defect/);
  const answers = [
    { status: 404, body: "" },
    { status: 200, contentType: "text/javascript", body: "throw new Error('defect');" },
  ];
  for (const answer of answers) {
    await page.unrouteAll();
    await page.route(/\/assets\/client-entry-.*\.js/, (route) => route.fulfill(answer));
    await page.goto(pathOf("post-video"));
    await expect(page.locator("html")).toHaveAttribute("data-no-script");
    await expect(page.locator('[data-slide="1"]')).toBeVisible();
    await expect(page.locator('[data-slide="0"] video')).toBeVisible();
    await expect(page.getByRole("button", { name: "Sonraki gönderi" })).toBeHidden();
  }
});

test("a script at the end of the page that fails leaves the page without script", async ({ page, errorWatch }) => {
  errorWatch.allow(/defect/);
  await page.addInitScript(() => {
    // Something that the page needs and an older browser does not have.
    Object.defineProperty(document, "currentScript", {
      get() {
        throw new Error("defect");
      },
    });
  });
  await page.goto(pathOf("post-gallery"));
  await expect(page.locator('[data-slide="1"]')).toBeVisible();
  await expect(page.locator("html")).toHaveAttribute("data-no-script");
});
