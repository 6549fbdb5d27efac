import { pathOf } from "../support/every-page.ts";
import { waitForHydration } from "../support/hydration.ts";
import { expect, test } from "../support/site-fixture.ts";

// That every page hydrates without an error is asked in walk.spec.ts.

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
