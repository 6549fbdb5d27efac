import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Page } from "@playwright/test";
import tr from "#locales/tr.json" with { type: "json" };
import { axeViolationsInBothSchemes } from "../support/axe-violations.ts";
import { pathOf } from "../support/every-page.ts";
import { expect, test } from "../support/site-fixture.ts";
import { wide } from "../support/wide.ts";

// A browser of today that lacks what older ones lack. That scripts do without it: site/build/newer-features.integration.test.ts.

/** What killed the forms once; no script of ours has them today. */
const former = ["URL.parse", "URL.canParse", "isWellFormed", "toWellFormed"];

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

async function sendDeletion(page: Page): Promise<void> {
  await page.route("**/delete-account*", (route) =>
    route.request().method() === "POST" ? route.fulfill({ status: 204 }) : route.fallback(),
  );
  await page.goto("/delete-account?lng=tr");
  const field = (name: string) => page.locator(`main form [name="${name}"]`);
  await field("email").fill("ada@örnek.example");
  await field("password").fill("very-secret");
  await page.getByRole("radio", { name: tr.deleteAccount.actionFreeze }).check();
  const sent = page.waitForRequest(
    (request) => request.method() === "POST" && request.url().includes("/delete-account"),
  );
  await page.getByRole("button", { name: tr.deleteAccount.submitFreeze }).click();
  await sent;
}

test("forms are sent where all is missing that once killed them, and what scripts ask for", async ({
  page,
  errorWatch,
}) => {
  errorWatch.allow(/ERR_ABORTED|204/);
  await page.addInitScript(remove, [...former, "AbortSignal.timeout", "Intl.Segmenter", "showPopover", "reportError"]);
  await sendReport(page);
  await sendDeletion(page);
});

test(
  "without what is newer than five years, one by one, pages are readable and forms are sent",
  wide,
  async ({ browser, site }) => {
    test.setTimeout(600_000);
    // Loaded here, as it reads 17 MB.
    const { findFeatures, newerThan, versionsOn } = await import("#site/build/newer-features.harness.ts");
    const day = new Date();
    day.setFullYear(day.getFullYear() - 5);
    const features = newerThan(versionsOn(day.toISOString().slice(0, 10)));
    const scripts = globSync(join(import.meta.dirname, "../../../dist/client/assets/*.js"));
    const used = new Set(scripts.flatMap((file) => findFeatures(readFileSync(file, "utf8"), features)));
    const left = [...former, ...used].filter((name) => !name.startsWith("es-x/"));
    expect(left.length).toBeGreaterThan(former.length);

    const tryAll = async () => {
      for (let feature = left.pop(); feature !== undefined; feature = left.pop()) {
        await test.step(feature, async () => {
          const page = await browser.newPage({ baseURL: site.origin });
          await page.addInitScript(remove, [feature]);
          await sendReport(page);
          await sendDeletion(page);
          for (const name of ["post-gallery", "profile", "ticket"]) {
            await page.goto(`${pathOf(name)}?lng=tr`);
            await expect(page.getByRole("heading", { level: 1 }).first()).toBeVisible();
          }
          await page.close();
        });
      }
    };
    await Promise.all([tryAll(), tryAll(), tryAll(), tryAll()]);
  },
);

test.describe("without light-dark() and popovers", wide, () => {
  test.use({ bypassCSP: true }); // hashes allow the styles as they were

  test("pages are readable, and forms are sent", async ({ page }) => {
    const older = (text: string) =>
      text.replaceAll("light-dark(", "no-such-function(").replaceAll("popover=", "data-none=");
    await page.route(/^http/, async (route) => {
      const type = route.request().resourceType();
      if ((type !== "document" && type !== "stylesheet") || route.request().method() === "POST")
        return route.fallback();
      const response = await route.fetch();
      await route.fulfill({ response, body: older(await response.text()) });
    });
    await page.addInitScript(remove, ["popover", "showPopover", "hidePopover", "togglePopover"]);
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
