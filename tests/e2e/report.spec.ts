import type { Page } from "@playwright/test";
import ar from "#locales/ar.json" with { type: "json" };
import tr from "#locales/tr.json" with { type: "json" };
import { axeViolationsInBothSchemes } from "./support/axe-violations.ts";
import { pathOf } from "./support/every-page.ts";
import { waitForHydration } from "./support/hydration.ts";
import { expect, test } from "./support/site-fixture.ts";

const messages = { tr, ar };
const reference = /[0-9A-Z]{4}-[0-9A-Z]{4}-[0-9A-Z]{4}/;

const field = (page: Page, name: string) => page.locator(`main form [name="${name}"]`);
const errorOf = (page: Page, name: string) => page.locator(`#report-${name}-error`);

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? "with script" : "without script", () => {
    test.use({ javaScriptEnabled, siteName: "reports" });

    for (const lng of ["tr", "ar"] as const) {
      const { report: t, reportStatus, navigation } = messages[lng];

      test(`from "Report" on a post to the receipt and the private link, in ${lng}`, async ({
        page,
        baseURL,
        errorWatch,
      }) => {
        errorWatch.allow(/^response: 422 /);
        const path = pathOf("post-text");
        await page.goto(`${path}?lng=${lng}`);
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
        await page.waitForURL(`${baseURL}/report/receipt?lng=${lng}`);
        await expect(page.getByRole("heading", { level: 1 })).toHaveText(reportStatus.receivedTitle);
        await expect(page.locator("dl")).toContainText(reference);
        await expect(page.locator("dl")).toContainText(t.childSafety);

        // A page that was posted to would ask whether to send the form again; this one is only loaded again.
        const shown = await page.locator("dl").textContent();
        await page.reload();
        expect(await page.locator("dl").textContent()).toBe(shown);
        await page.getByRole("link", { name: "/report/status?token=" }).click();
        await page.waitForURL(/\/report\/status\?token=/);
        expect(await page.locator("dl").textContent()).toBe(shown);
        await page.locator("main").getByRole("link", { name: reportStatus.another }).click();
        await page.waitForURL(/\/report\?lng=/);
        expect(await page.evaluate(() => document.referrer)).not.toContain("token");
      });
    }
  });
}

test.describe("the pages of a report", () => {
  test.use({ siteName: "report pages", contextOptions: { reducedMotion: "reduce" } });

  test("have no violation axe can find, dark and light", async ({ page }) => {
    await page.goto("/report?lng=tr");
    await waitForHydration(page);
    await page.getByRole("radio", { name: tr.report.childSafety }).check();
    await page.getByRole("button", { name: tr.report.submit }).click();
    await expect(errorOf(page, "reason")).not.toBeEmpty();
    expect(await axeViolationsInBothSchemes(page)).toEqual([]);
    await field(page, "reason").fill("Bir çocuk tehlikede.");
    await field(page, "faith").check();
    await page.getByRole("button", { name: tr.report.submit }).click();
    await page.waitForURL(/\/receipt/);
    expect(await axeViolationsInBothSchemes(page)).toEqual([]);
  });
});

for (const lng of ["tr", "ar"] as const) {
  test(`the emergency number is called with a press, from a row below its sentence, in ${lng}`, async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await page.goto(`/report?lng=${lng}`);
    const call = page.locator('main a[href="tel:112"]');
    await expect(call).toHaveText("112");
    const [sentence, link] = [
      await page.getByText(messages[lng].report.urgent).boundingBox(),
      await call.boundingBox(),
    ];
    if (!sentence || !link) throw new Error("no sentence or link");
    expect(link.y).toBeGreaterThanOrEqual(sentence.y + sentence.height);
    expect(link.height).toBeGreaterThanOrEqual(44);
  });
}

test.describe("on a phone", () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true });

  test("no tap is lost to a message that moves what is under the finger", async ({ page }) => {
    const t = tr.report;
    for (const isSent of [false, true]) {
      await page.goto("/report?lng=tr");
      await waitForHydration(page);
      await page.getByRole("radio", { name: t.copyright }).check();
      await field(page, "email").fill("ada");
      if (isSent) {
        await page.getByRole("button", { name: t.submit }).tap();
        await expect(errorOf(page, "about")).toHaveText(t.aboutMissing);
        await expect(errorOf(page, "email")).toHaveText(tr.form.emailInvalid);
        await expect(field(page, "about")).toBeFocused();
      } else {
        await field(page, "faith").tap();
        await expect(field(page, "faith")).toBeChecked();
      }
    }
  });
});

test.describe("where this site takes no reports", () => {
  test.use({ upstream: "scripted" });

  test("the page prepares a mail, has no form and takes none", async ({ page, baseURL }) => {
    await page.goto("/report?lng=tr&about=/post/p1");
    await expect(page.locator("main form")).toHaveCount(0);
    const link = page.getByRole("link", { name: "iletisim@meydan.example" });
    const mail = new URL((await link.getAttribute("href")) ?? "");
    expect(mail.searchParams.get("body")).toContain(`${baseURL}/post/p1`);
    expect((await page.request.post("/report", { form: { kind: "child-safety" } })).status()).toBe(405);
  });
});
