import type { Page } from "@playwright/test";
import tr from "#locales/tr.json" with { type: "json" };
import { axeViolationsInBothSchemes } from "./support/axe-violations.ts";
import { pathOf } from "./support/every-page.ts";
import { waitForHydration } from "./support/hydration.ts";
import { expect, test } from "./support/site-fixture.ts";

// Where this site takes no reports, and what the pages say of each state: site/features/report/report-pages.test.tsx.

const { report: t, reportStatus, navigation } = tr;
const reference = /[0-9A-Z]{4}-[0-9A-Z]{4}-[0-9A-Z]{4}/;

const field = (page: Page, name: string) => page.locator(`main form [name="${name}"]`);
const errorOf = (page: Page, name: string) => page.locator(`#report-${name}-error`);

test.describe.configure({ mode: "default" }); // one site with these reports
for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? "with script" : "without script", () => {
    test.use({ javaScriptEnabled, siteName: "reports" });

    const nothingFound = async (page: Page) => {
      if (javaScriptEnabled) expect.soft(await axeViolationsInBothSchemes(page)).toEqual([]);
    };

    test('from "Report" on a post to the receipt and the private link', async ({ page, baseURL, errorWatch }) => {
      errorWatch.allow(/^response: 422 /);
      const path = pathOf("post-text");
      await page.goto(`${path}?lng=tr`);
      await page.locator("main").getByRole("link", { name: navigation.report, exact: true }).click();
      await page.waitForURL(/\/report\?/);
      if (javaScriptEnabled) await waitForHydration(page);
      await expect(page.getByRole("heading", { level: 1 })).toHaveText(t.title);
      await expect(field(page, "about")).toHaveValue(`${baseURL}${path}`);

      // Nothing else filled in: errors beside their fields.
      await page.getByRole("radio", { name: t.person }).check();
      await page.getByRole("button", { name: t.submit }).click();
      await expect(errorOf(page, "reason")).toHaveText(t.reasonMissing);
      await expect(errorOf(page, "email")).toHaveText(t.emailMissing);
      await expect(errorOf(page, "about")).toBeEmpty();
      await expect(field(page, "reason")).toBeFocused();
      await expect(page.getByRole("radio", { name: t.person })).toBeChecked();
      await nothingFound(page);

      // Who fears for a child need not say who they are.
      const optional = page.getByText(t.optional, { exact: true }).filter({ visible: true });
      await expect(optional).toHaveCount(0);
      await page.getByRole("radio", { name: t.information }).check();
      await expect(optional).toHaveCount(1);
      await page.getByRole("radio", { name: t.childSafety }).check();
      await expect(optional).toHaveCount(3);
      await field(page, "reason").fill("\u202e<b>Bir çocuk</b>\n通報します");
      await field(page, "faith").check();
      await page.getByRole("button", { name: t.submit }).click();
      await page.waitForURL(`${baseURL}/report/receipt?lng=tr`);
      await expect(page.getByRole("heading", { level: 1 })).toHaveText(reportStatus.receivedTitle);
      await expect(page.locator("dl")).toContainText(reference);
      await expect(page.locator("dl")).toContainText(t.childSafety);
      await nothingFound(page);

      // A page that was posted to would ask whether to send the form again; this one is only loaded again.
      const shown = (await page.locator("dl").textContent()) ?? "";
      await page.reload();
      await expect(page.locator("dl")).toHaveText(shown);
      await page.getByRole("link", { name: "/report/status?token=" }).click();
      await page.waitForURL(/\/report\/status\?token=/);
      await expect(page.locator("dl")).toHaveText(shown);
      await page.locator("main").getByRole("link", { name: reportStatus.another }).click();
      await page.waitForURL(/\/report\?lng=/);
      expect(await page.evaluate(() => document.referrer)).not.toContain("token");
    });
  });
}

test.describe("on a phone", () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true });

  test("112 is called with a press, and no tap is lost to a message that moves what is under the finger", async ({
    page,
  }) => {
    await page.goto("/report?lng=tr");
    await waitForHydration(page);
    const call = page.locator('main a[href="tel:112"]');
    await expect(call).toHaveText("112");
    const [sentence, link] = [await page.getByText(t.urgent).boundingBox(), await call.boundingBox()];
    if (!sentence || !link) throw new Error("no sentence or link");
    expect(link.y).toBeGreaterThanOrEqual(sentence.y + sentence.height);
    expect(link.height).toBeGreaterThanOrEqual(44);

    await page.getByRole("radio", { name: t.copyright }).check();
    await field(page, "email").fill("ada");
    await field(page, "faith").tap();
    await expect(field(page, "faith")).toBeChecked();
    await field(page, "email").fill("ad");
    await page.getByRole("button", { name: t.submit }).tap();
    await expect(errorOf(page, "about")).toHaveText(t.aboutMissing);
    await expect(errorOf(page, "email")).toHaveText(tr.form.emailInvalid);
    await expect(field(page, "about")).toBeFocused();
  });
});
