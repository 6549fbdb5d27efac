import type { Page } from "@playwright/test";
import tr from "#locales/tr.json" with { type: "json" };
import { axeViolationsInBothSchemes } from "./support/axe-violations.ts";
import { waitForHydration } from "./support/hydration.ts";
import { expect, test } from "./support/site-fixture.ts";

// What becomes of the account: server/account-deletion/account-deletion.integration.test.ts. What the pages say in each
// state: site/features/account-deletion/form/deletion-form.test.tsx and tests/http/delete-account.test.ts.

// The account of the demo content. The first tests change it, so their site is one of their own: see `settings`.
const email = "silinecek@meydan.example";
const password = "meydan-deneme-2026";

const t = tr.deleteAccount;

const field = (page: Page, name: string) => page.locator(`form [name="${name}"]`);
const choice = (page: Page, name: string) => page.getByRole("radio", { name, exact: true });
const heading = (page: Page) => page.getByRole("heading", { level: 1 });

test.describe.configure({ mode: "default" }); // one site with these requests
for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? "with script" : "without script", () => {
    test.use({ javaScriptEnabled, siteName: "deletions" });

    const nothingFound = async (page: Page) => {
      if (javaScriptEnabled) expect.soft(await axeViolationsInBothSchemes(page)).toEqual([]);
    };

    test("an account is deleted and brought back", async ({ page, context, baseURL, errorWatch }) => {
      errorWatch.allow(/^response: 403 /);
      const posted: string[] = [];
      page.on("request", (request) => {
        const { pathname } = new URL(request.url());
        if (request.isNavigationRequest() && request.method() === "POST") posted.push(pathname);
      });
      await page.goto("/delete-account?lng=tr");
      if (javaScriptEnabled) await waitForHydration(page);
      await expect(page.getByRole("table")).toContainText(t.keptThreeYears);

      // Nothing filled in: errors beside their fields, and the first has the focus.
      await page.getByRole("button", { name: t.submit }).click();
      await expect(page.locator("#deletion-email-error")).toHaveText(t.emailMissing);
      await expect(page.locator("#deletion-action-error")).toHaveText(t.actionMissing);
      await expect(choice(page, t.actionDelete)).toBeFocused();
      await expect(field(page, "confirm")).toBeHidden();
      await nothingFound(page);

      await field(page, "email").fill(email);
      await field(page, "password").fill("wrong-password");
      await choice(page, t.actionDelete).check();
      await page.getByRole("button", { name: t.submit }).click();
      await expect(page.locator("#deletion-confirm-error")).toHaveText(t.confirmMissing);
      await field(page, "password").fill("wrong-password");
      await field(page, "confirm").check();
      await page.getByRole("button", { name: t.submit }).click();
      await expect(page.locator("#deletion-password-error")).toHaveText(t.wrongCredentials);
      await expect(field(page, "email")).toHaveValue(email);

      await field(page, "password").fill(password);
      await field(page, "confirm").check();
      await page.getByRole("button", { name: t.submit }).click();
      await page.waitForURL(`${baseURL}/delete-account/receipt?lng=tr`);
      await expect(heading(page)).toHaveText(t.receiptDeletingTitle);
      await expect(page.locator("dl")).toContainText(/[0-9A-Z]{4}-[0-9A-Z]{4}-[0-9A-Z]{4}/);
      const deleteAt = Date.now() + 30 * 24 * 3600_000;
      const month = new Intl.DateTimeFormat("tr", { month: "long", timeZone: "Europe/Istanbul" }).format(deleteAt);
      await expect(page.locator("dl")).toContainText(month);
      await expect(page.locator("dl")).toContainText("Türkiye Standart Saati");
      await expect(page).toHaveTitle(new RegExp(t.receiptDeletingTitle));
      await nothingFound(page);
      // A page that was posted to would ask whether to send the form again; this one is only loaded again.
      await page.reload();
      await expect(heading(page)).toHaveText(t.receiptDeletingTitle);
      expect(posted).toEqual(Array(javaScriptEnabled ? 0 : 4).fill("/delete-account"));

      const [cookie] = await context.cookies();
      expect(cookie).toMatchObject({ name: "deletion-receipt", httpOnly: true, path: "/delete-account" });
      await page.getByRole("link", { name: "/delete-account/cancel?token=" }).click();
      await expect(page.getByRole("button", { name: t.cancelSubmit })).toBeVisible();
      await expect(heading(page)).toHaveText(t.changeOfMind);
      await expect(page).toHaveTitle(new RegExp(t.changeOfMind));
      await nothingFound(page);
      await page.getByRole("button", { name: t.cancelSubmit }).click();
      await page.waitForURL(`${baseURL}/delete-account/receipt?lng=tr`);
      await expect(heading(page)).toHaveText(t.receiptActiveTitle);
    });
  });
}

test("on a desktop: the form beside the other ways, and a choice that is pressed in all of its row", async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto("/delete-account?lng=tr");
  await waitForHydration(page);
  const submit = page.locator("main form button");
  const radio = (value: string) => page.locator(`[name=action][value=${value}]`);

  await test.step("the other ways stand beside the form, the table below both, and nothing lies over it", async () => {
    // At one moment: a font that comes between them would move them.
    const boxes = () =>
      page
        .locator("main form, main table, section[aria-labelledby=request-by-mail]")
        .evaluateAll((elements) => elements.map((element) => element.getBoundingClientRect().toJSON() as DOMRect));
    const [form, mail, table] = await boxes();
    if (!form || !mail || !table) throw new Error("no form, mail or table");
    expect.soft(mail.x).toBeGreaterThan(form.right);
    expect.soft(mail.bottom).toBeLessThan(form.bottom);
    expect.soft(table.y).toBeGreaterThan(form.bottom);
    expect.soft(Math.abs(table.x - form.x)).toBeLessThan(1);
    expect.soft(Math.abs(table.right - mail.right)).toBeLessThan(1);
    await page.locator("main tr").last().scrollIntoViewIfNeeded();
    const [, scrolledMail, scrolledTable] = await boxes();
    expect.soft(scrolledMail?.bottom).toBeLessThan(scrolledTable?.top ?? 0);
    await page.evaluate(() => scrollTo({ top: 0, behavior: "instant" }));
  });

  await test.step("a small laptop shows title and choice at once, a larger one the whole form", async () => {
    await expect.soft(submit).toBeInViewport({ ratio: 1 });
    await page.setViewportSize({ width: 1366, height: 625 });
    await expect.soft(heading(page)).toBeInViewport({ ratio: 1 });
    await expect.soft(page.getByRole("group", { name: t.actionTitle })).toBeInViewport({ ratio: 1 });
    await page.setViewportSize({ width: 1440, height: 900 });
  });

  await test.step("the button is always filled: neutral before a choice, red once it deletes", async () => {
    const ground = () =>
      submit.evaluate((button) => {
        const probe = document.createElement("i");
        document.body.append(probe);
        const name = (["--text", "--accent-strong", "--danger"] as const).find((token) => {
          probe.style.background = `var(${token})`;
          return getComputedStyle(probe).backgroundColor === getComputedStyle(button).backgroundColor;
        });
        probe.remove();
        return name ?? getComputedStyle(button).backgroundColor;
      });
    await expect.poll(ground).toBe("--text");
    for (const [value, token, name] of [
      ["delete", "--danger", t.submit],
      ["freeze", "--accent-strong", t.submitFreeze],
      ["restore", "--accent-strong", t.submitRestore],
    ] as const) {
      await radio(value).check();
      await expect.poll(ground).toBe(token);
      await expect(submit).toHaveText(name, { useInnerText: true });
      await expect(field(page, "confirm")).toBeVisible({ visible: value === "delete" });
    }
  });

  await test.step("the whole row of a choice is pressed", async () => {
    const row = page.locator("label", { has: radio("freeze") });
    const { width = 0, height = 0 } = (await row.boundingBox()) ?? {};
    expect(height).toBeGreaterThanOrEqual(56);
    await row.click({ position: { x: width - 4, y: height / 2 } });
    await expect(radio("freeze")).toBeChecked();
  });
});
