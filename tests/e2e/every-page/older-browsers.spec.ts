import type { Page } from "@playwright/test";
import tr from "#locales/tr.json" with { type: "json" };
import { axeViolationsInBothSchemes } from "../support/axe-violations.ts";
import { pathOf } from "../support/every-page.ts";
import { expect, test } from "../support/site-fixture.ts";
import { wide } from "../support/wide.ts";

// A browser of today that lacks what older ones lack. That scripts do without it: site/build/newer-features.integration.test.ts;
// that a form goes out whose script fails: site/features/forms/use-checked-form.test.tsx.

const missing = ["AbortSignal.timeout", "Intl.Segmenter", "reportError"];

/** Removes features of the language and of Web APIs, by the names that newer-features.harness.ts gives. Runs in the page. */
function remove(names: readonly string[]): void {
  const scope = globalThis as unknown as Record<string, object>;
  for (const name of names) {
    const [last = "", owner = "window"] = name.split(".").reverse();
    const places: (object | undefined)[] = [scope[owner]];
    if (!name.includes(".")) {
      places.push(
        ...Object.getOwnPropertyNames(scope).map((key) => (scope[key] as { prototype?: object } | null)?.prototype),
      );
    }
    for (let place of places) {
      for (
        ;
        typeof place === "object" || typeof place === "function";
        place = Object.getPrototypeOf(place) ?? undefined
      ) {
        if (place !== Object.prototype) Reflect.deleteProperty(place, last);
      }
    }
  }
}

/** Fills the report in and presses the button. @returns when the form has gone out, by script or without */
async function sendReport(page: Page): Promise<void> {
  await page.route("**/report*", (route) =>
    route.request().method() === "POST" ? route.fulfill({ status: 204 }) : route.fallback(),
  );
  await page.goto("/report?lng=tr");
  await page.locator("main form").hover();
  const field = (name: string) => page.locator(`main form [name="${name}"]`);
  await page.getByRole("radio", { name: tr.report.childSafety }).check();
  await field("about").fill(new URL(pathOf("post-text"), page.url()).href);
  await field("reason").fill("Bir çocuk tehlikede.");
  await field("faith").check();
  const sent = page.waitForRequest((request) => request.method() === "POST" && request.url().includes("/report"));
  await page.getByRole("button", { name: tr.report.submit }).click();
  await sent;
}

test.describe("without light-dark() and popovers", wide, () => {
  test.use({ bypassCSP: true }); // hashes allow the styles as they were

  test("pages are readable, and a form is sent", async ({ page }) => {
    const older = (text: string) =>
      text.replaceAll("light-dark(", "no-such-function(").replaceAll("popover=", "data-none=");
    await page.route(/^http/, async (route) => {
      const type = route.request().resourceType();
      if ((type !== "document" && type !== "stylesheet") || route.request().method() === "POST")
        return route.fallback();
      const response = await route.fetch();
      await route.fulfill({ response, body: older(await response.text()) });
    });
    await page.addInitScript(remove, [...missing, "popover", "showPopover", "hidePopover", "togglePopover"]);
    for (const name of ["landing", "post-gallery", "profile", "ticket", "report"]) {
      await page.goto(`${pathOf(name)}?lng=tr`);
      await expect(page.getByRole("heading", { level: 1 }).first()).toBeVisible();
      const violations = await axeViolationsInBothSchemes(page);
      expect(
        violations.filter((line) => / color-contrast: /.test(line)),
        name,
      ).toEqual([]);
    }
    await sendReport(page);
  });
});
