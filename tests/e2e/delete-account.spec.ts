import type { Locator, Page } from "@playwright/test";
import sharp from "sharp";
import ar from "#locales/ar.json" with { type: "json" };
import tr from "#locales/tr.json" with { type: "json" };
import { axeViolationsInBothSchemes } from "./support/axe-violations.ts";
import { waitForHydration } from "./support/hydration.ts";
import { expect, test } from "./support/site-fixture.ts";
import { wideIf } from "./support/wide.ts";

// The account of the demo content. These tests change it, so their site is one of their own: see `settings`.
const email = "silinecek@meydan.example";
const password = "meydan-deneme-2026";
const profile = "/profile/6f1b2c3d-00a2-4a00-8000-0000000000a2";

const messages = { tr: tr.deleteAccount, ar: ar.deleteAccount };
const timeZone = { tr: "Türkiye Standart Saati", ar: "توقيت تركيا" };
const deletionDate = { tr: "Aralık", ar: "ديسمبر" };

/** Every URL, header and body that the page sends from now on, as one text to search in. */
function recordTraffic(page: Page): () => string {
  const sent: string[] = [];
  page.on("request", (request) => {
    sent.push(request.url(), JSON.stringify(request.headers()), request.postData() ?? "");
  });
  return () => decodeURIComponent(sent.join("\n"));
}

/** The path and query of each request that asked for a document. */
function recordNavigations(page: Page): string[] {
  const urls: string[] = [];
  page.on("request", (request) => {
    if (request.isNavigationRequest()) urls.push(`${request.method()} ${new URL(request.url()).pathname}`);
  });
  return urls;
}

const field = (page: Page, name: string) => page.locator(`form [name="${name}"]`);

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? "with script" : "without script", () => {
    test.use({ javaScriptEnabled, siteName: "deletions" });

    for (const lng of ["tr", "ar"] as const) {
      const t = messages[lng];

      test(
        `an account is deleted and brought back in ${lng}`,
        wideIf(lng !== "tr"),
        async ({ page, context, baseURL, errorWatch }) => {
          errorWatch.allow(/^response: 403 /);
          const navigations = recordNavigations(page);
          await page.goto(`/delete-account?lng=${lng}`);
          if (javaScriptEnabled) await waitForHydration(page);
          await expect(page.getByRole("table")).toContainText(t.keptThreeYears);

          // Nothing filled in: errors beside their fields, and the first has the focus.
          await page.getByRole("button", { name: t.submit }).click();
          await expect(page.locator("#deletion-email-error")).toHaveText(t.emailMissing);
          await expect(page.locator("#deletion-action-error")).toHaveText(t.actionMissing);
          await expect(page.getByRole("radio", { name: t.actionDelete, exact: true })).toBeFocused();
          await expect(field(page, "confirm")).toBeHidden();

          await field(page, "email").fill(email);
          await field(page, "password").fill("wrong-password");
          await page.getByRole("radio", { name: t.actionDelete, exact: true }).check();
          await page.getByRole("button", { name: t.submit }).click();
          await expect(page.locator("#deletion-confirm-error")).toHaveText(t.confirmMissing);
          await field(page, "password").fill("wrong-password");
          await field(page, "confirm").check();
          await page.getByRole("button", { name: t.submit }).click();
          await expect(page.locator("#deletion-password-error")).toHaveText(t.wrongCredentials);
          await expect(field(page, "email")).toHaveValue(email);
          expect((await page.request.get(profile)).status()).toBe(200);

          await field(page, "password").fill(password);
          await field(page, "confirm").check();
          await page.getByRole("button", { name: t.submit }).click();
          await page.waitForURL(`${baseURL}/delete-account/receipt?lng=${lng}`);
          await expect(page.getByRole("heading", { level: 1 })).toHaveText(t.receiptDeletingTitle);
          await expect(page.locator("dl")).toContainText(/[0-9A-Z]{4}-[0-9A-Z]{4}-[0-9A-Z]{4}/);
          await expect(page.locator("dl")).toContainText(deletionDate[lng]);
          await expect(page.locator("dl")).toContainText(timeZone[lng]);
          await expect(page).toHaveTitle(new RegExp(t.receiptDeletingTitle));
          expect((await page.request.get(profile)).status()).toBe(410);
          // A page that was posted to would ask whether to send the form again; this one is only loaded again.
          await page.reload();
          await expect(page.getByRole("heading", { level: 1 })).toHaveText(t.receiptDeletingTitle);
          expect(navigations.filter((one) => one === "POST /delete-account")).toHaveLength(javaScriptEnabled ? 0 : 4);

          const [cookie] = await context.cookies();
          expect(cookie).toMatchObject({ name: "deletion-receipt", httpOnly: true, path: "/delete-account" });
          await page.getByRole("link", { name: "/delete-account/cancel?token=" }).click();
          await expect(page.getByRole("button", { name: t.cancelSubmit })).toBeVisible();
          await expect(page.getByRole("heading", { level: 1 })).toHaveText(t.changeOfMind);
          await expect(page).toHaveTitle(new RegExp(t.changeOfMind));
          expect((await page.request.get(profile)).status()).toBe(410);
          await page.getByRole("button", { name: t.cancelSubmit }).click();
          await page.waitForURL(`${baseURL}/delete-account/receipt?lng=${lng}`);
          await expect(page.getByRole("heading", { level: 1 })).toHaveText(t.receiptActiveTitle);
          expect((await page.request.get(profile)).status()).toBe(200);
        },
      );
    }

    test("freezing needs no confirmation, and the button says what it does", async ({ page, errorWatch }) => {
      await page.goto("/delete-account?lng=tr");
      if (javaScriptEnabled) await waitForHydration(page);
      await field(page, "email").fill(email);
      await field(page, "password").fill(password);
      await page.getByRole("radio", { name: tr.deleteAccount.actionFreeze }).check();
      await expect(field(page, "confirm")).toBeHidden();
      await page.getByRole("button", { name: tr.deleteAccount.submitFreeze }).click();
      await page.waitForURL(/\/receipt/);
      await expect(page.getByRole("heading", { level: 1 })).toHaveText(tr.deleteAccount.receiptFrozenTitle);
      // It is for the visitor, and for no script of the same origin.
      if (javaScriptEnabled) {
        errorWatch.allow(/404/);
        expect(await page.evaluate(async () => (await fetch(location.href)).status)).toBe(404);
      }
      await page.goto("/delete-account?lng=tr");
      if (javaScriptEnabled) await waitForHydration(page);
      await field(page, "email").fill(email);
      await field(page, "password").fill(password);
      await page.getByRole("radio", { name: tr.deleteAccount.actionRestore }).check();
      await page.getByRole("button", { name: tr.deleteAccount.submitRestore }).click();
      await page.waitForURL(/\/receipt/);
      await expect(page.getByRole("heading", { level: 1 })).toHaveText(tr.deleteAccount.receiptActiveTitle);
    });
  });

  test.describe(`as observed, ${javaScriptEnabled ? "with" : "without"} script`, () => {
    test.use({ javaScriptEnabled, settings: { AS_OBSERVED: "true" } });

    test("the form has no behavior and makes no call", async ({ page, baseURL }) => {
      await page.goto("/delete-account");
      await page.waitForLoadState("networkidle");
      const traffic = recordTraffic(page);
      await page.getByLabel("E-posta", { exact: true }).fill(email);
      await page.getByLabel("Şifre", { exact: true }).fill(password);
      await page.getByRole("button", { name: "Hesabı sil" }).click();
      await page.getByLabel("Şifre", { exact: true }).press("Enter");
      await expect(page.getByLabel("E-posta", { exact: true })).toHaveValue(email);
      await expect(page.getByLabel("Şifre", { exact: true })).toHaveValue(password);
      expect(page.url()).toBe(`${baseURL}/delete-account`);
      expect(traffic()).toBe("");
      expect(
        (await page.request.post("/delete-account", { form: { email, password, action: "delete" } })).status(),
      ).toBe(405);
    });
  });
}

for (const javaScriptEnabled of [true, false]) {
  test.describe(`on a phone, ${javaScriptEnabled ? "with" : "without"} script`, () => {
    test.use({
      javaScriptEnabled,
      viewport: { width: 360, height: 640 },
      siteName: javaScriptEnabled ? "attempts with script" : "attempts without script",
    });

    test("too many attempts are told where the visitor looks", async ({ page, baseURL, errorWatch }) => {
      errorWatch.allow(/^response: 4(03|29) /);
      const headers = { Origin: baseURL ?? "" };
      const form = { email: "eve@example.com", password: "guess", action: "freeze" };
      for (let guess = 0; guess < 10; guess++) await page.request.post("/delete-account", { headers, form });
      await page.goto("/delete-account?lng=tr");
      if (javaScriptEnabled) await waitForHydration(page);
      await field(page, "email").fill(form.email);
      await page.getByRole("radio", { name: tr.deleteAccount.actionFreeze }).check();
      await field(page, "password").fill("guess");
      await field(page, "password").press("Enter");
      const alert = page.locator("form [role=alert]");
      await expect(alert).toContainText("dakika");
      await expect(alert).toBeInViewport({ ratio: 1 });
      await expect(alert).toBeFocused();
      await expect(page.getByRole("button", { name: tr.deleteAccount.submitFreeze })).toBeInViewport();
    });
  });
}

for (const colorScheme of ["dark", "light"] as const) {
  test(`what can be ticked looks like the fields, ${colorScheme}`, async ({ page }) => {
    await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
    await page.goto("/delete-account?lng=tr");
    const middle = async (box: Locator) => {
      const picture = sharp(await box.screenshot());
      const { width, height } = await picture.metadata();
      const pixel = { left: Math.floor(width / 2), top: Math.floor(height / 2), width: 1, height: 1 };
      return [...(await picture.extract(pixel).removeAlpha().raw().toBuffer())];
    };
    const ground = await middle(field(page, "email"));
    const freeze = page.getByRole("radio", { name: tr.deleteAccount.actionFreeze });
    for (const box of [freeze, field(page, "confirm")]) {
      await page.locator("h1").hover();
      expect(await middle(box)).toEqual(ground);
      await box.check();
      expect(await middle(box)).not.toEqual(ground);
      await page.getByRole("radio", { name: tr.deleteAccount.actionDelete, exact: true }).check();
    }
  });
}

test("the button is always filled: neutral before a choice, red once it deletes", async ({ page }) => {
  const t = tr.deleteAccount;
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.goto("/delete-account?lng=tr");
  const ground = () =>
    page.locator("main form button").evaluate((button) => {
      const probe = document.createElement("i");
      document.body.append(probe);
      const name = (["--text", "--accent-strong", "--danger"] as const).find((token) => {
        probe.style.background = `var(${token})`;
        return getComputedStyle(probe).backgroundColor === getComputedStyle(button).backgroundColor;
      });
      probe.remove();
      return name ?? getComputedStyle(button).backgroundColor;
    });
  const choose = (name: string) => page.getByRole("radio", { name, exact: true }).check();
  expect(await ground()).toBe("--text");
  await choose(t.actionDelete);
  await expect.poll(ground).toBe("--danger");
  for (const other of [t.actionFreeze, t.actionRestore]) {
    await choose(other);
    await expect.poll(ground).toBe("--accent-strong");
  }
});

test("on a wide screen the other ways stand beside the form, and the table below both", async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto("/delete-account?lng=de");
  // At one moment: a font that comes between them would move them.
  const [form, mail, table] = await page
    .locator("main form, main table, section[aria-labelledby=request-by-mail]")
    .evaluateAll((elements) => elements.map((element) => element.getBoundingClientRect().toJSON() as DOMRect));
  if (!form || !mail || !table) throw new Error("no form, mail or table");
  expect(mail.x).toBeGreaterThan(form.x + form.width);
  expect(mail.y + mail.height).toBeLessThan(form.y + form.height);
  expect(table.y).toBeGreaterThan(form.y + form.height);
  expect(Math.abs(table.x - form.x)).toBeLessThan(1);
  expect(Math.abs(table.x + table.width - mail.x - mail.width)).toBeLessThan(1);
});

test("scrolled to the table, nothing lies over it", async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto("/delete-account?lng=tr");
  await page.locator("main tr").last().scrollIntoViewIfNeeded();
  const [mail, table] = await page
    .locator("main table, section[aria-labelledby=request-by-mail]")
    .evaluateAll((elements) => elements.map((element) => element.getBoundingClientRect().toJSON() as DOMRect));
  if (!mail || !table) throw new Error("no mail or table");
  expect(mail.y + mail.height).toBeLessThan(table.y);
});

test("a small laptop shows title and choice at once, a larger one the whole form", async ({ page }) => {
  const t = tr.deleteAccount;
  await page.setViewportSize({ width: 1366, height: 625 });
  await page.goto("/delete-account?lng=tr");
  await expect(page.getByRole("heading", { level: 1 })).toBeInViewport({ ratio: 1 });
  await expect(page.getByRole("group", { name: t.actionTitle })).toBeInViewport({ ratio: 1 });
  await page.setViewportSize({ width: 1440, height: 900 });
  await expect(page.getByRole("button", { name: t.submit })).toBeInViewport({ ratio: 1 });
});

test("the whole row of a choice is pressed, and looks chosen", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.goto("/delete-account?lng=tr");
  const row = (value: string) => page.locator("label", { has: page.locator(`[value=${value}]`) });
  const look = (value: string) =>
    row(value).evaluate((label) => [getComputedStyle(label).backgroundColor, getComputedStyle(label).borderColor]);
  const [ground, line] = await look("freeze");
  const { width = 0, height = 0 } = (await row("freeze").boundingBox()) ?? {};
  expect(height).toBeGreaterThanOrEqual(56);
  await row("freeze").click({ position: { x: width - 4, y: height / 2 } });
  await expect(page.locator("[value=freeze]")).toBeChecked();
  await page.locator("h1").hover();
  await expect.poll(async () => (await look("freeze"))[0]).not.toBe(ground);
  await expect.poll(async () => (await look("freeze"))[1]).not.toBe(line);
  expect(await look("delete")).toEqual([ground, line]);
});

test("a receipt without its cookie says that the request was carried out", async ({ page, errorWatch }) => {
  errorWatch.allow(/^response: 404 /);
  await page.goto("/delete-account/receipt?lng=tr");
  await expect(page.getByRole("alert")).toContainText("talebin yerine getirildi");
});

test("fields can be filled by a password manager", async ({ page }) => {
  await page.goto("/delete-account?lng=en");
  await expect(page.getByLabel("Email", { exact: true })).toHaveAttribute("autocomplete", "email");
  await expect(page.getByLabel("Password", { exact: true })).toHaveAttribute("autocomplete", "current-password");
});

test("the request by mail carries a subject and nothing else", async ({ page }) => {
  await page.goto("/delete-account");
  await page.getByLabel("E-posta", { exact: true }).fill(email);
  await expect(page.getByRole("link", { name: "iletisim@meydan.example" })).toHaveAttribute(
    "href",
    `mailto:iletisim@meydan.example?subject=${encodeURIComponent("Hesap silme talebi")}`,
  );
});

test("kept out of search engines; a cancel link is hidden from the next page", async ({ page }) => {
  const response = await page.goto("/delete-account");
  expect(response?.headers()["referrer-policy"]).toBe("origin");
  await expect(page.locator("meta[name=robots]")).toHaveAttribute("content", "noindex");
  const token = "A".repeat(43);
  await page.goto(`/delete-account/cancel?token=${token}`);
  await page.getByRole("link", { name: "İndir", exact: true }).click();
  await page.waitForURL("**/download?from=account-deletion");
  expect(await page.evaluate(() => document.referrer)).not.toContain("cancel");
  expect(await page.evaluate(() => JSON.stringify(window.navigation?.entries().map(({ url }) => url)))).not.toContain(
    token,
  );
});

test.describe("on a phone", () => {
  test.use({ viewport: { width: 360, height: 1200 }, hasTouch: true });

  test("no tap is lost to a message that moves what is under the finger", async ({ page }) => {
    const t = tr.deleteAccount;
    for (const isSent of [false, true]) {
      await page.goto("/delete-account?lng=tr");
      await waitForHydration(page);
      await field(page, "email").fill("ada");
      if (isSent) {
        await page.getByRole("button", { name: t.submit }).tap();
        await expect(page.locator("#deletion-password-error")).toHaveText(t.passwordMissing);
        await expect(page.getByRole("radio", { name: t.actionDelete, exact: true })).toBeFocused();
      } else {
        await page.getByRole("radio", { name: t.actionDelete, exact: true }).check();
        await field(page, "email").focus();
        await field(page, "confirm").tap();
        await expect(field(page, "confirm")).toBeChecked();
      }
    }
  });
});

test("the language of a cancel link can be changed", async ({ page }) => {
  await page.goto(`/delete-account/cancel?token=${"A".repeat(43)}`);
  await page
    .getByRole("button", { name: /Türkçe/ })
    .last()
    .click();
  await page.getByRole("link", { name: "Deutsch" }).click();
  await page.waitForURL(/token=A{43}&lng=de$/);
});

test.describe("where accounts are deleted elsewhere", () => {
  test.use({ upstream: "scripted" });

  test("the page says so, has no form and takes none", async ({ page }) => {
    await page.goto("/delete-account?lng=tr");
    await expect(page.getByText("hesabını uygulamadan ya da")).toBeVisible();
    await expect(page.locator("main form")).toHaveCount(0);
    await expect(page.getByRole("table")).toContainText(tr.deleteAccount.deletedForGood);
    const { keptAttempts, keptRecord } = tr.deleteAccount;
    for (const promise of [keptAttempts, keptRecord, "30 gün"]) {
      await expect(page.getByRole("table")).not.toContainText(promise);
    }
    await expect(page.getByRole("link", { name: "iletisim@meydan.example" })).toBeVisible();
    expect((await page.request.post("/delete-account", { form: { email } })).status()).toBe(405);
  });
});

test.describe("the pages of a request", () => {
  test.use({ siteName: "requests", contextOptions: { reducedMotion: "reduce" } });

  test("have no violation axe can find, dark and light", async ({ page }) => {
    await page.goto("/delete-account?lng=tr");
    await waitForHydration(page);
    await page.getByRole("button", { name: tr.deleteAccount.submit }).click();
    await expect(page.locator("#deletion-email-error")).not.toBeEmpty();
    expect(await axeViolationsInBothSchemes(page)).toEqual([]);
    await field(page, "email").fill(email);
    await field(page, "password").fill(password);
    await page.getByRole("radio", { name: tr.deleteAccount.actionDelete, exact: true }).check();
    await field(page, "confirm").check();
    await page.getByRole("button", { name: tr.deleteAccount.submit }).click();
    await page.waitForURL(/\/receipt/);
    expect(await axeViolationsInBothSchemes(page)).toEqual([]);
    await page.getByRole("link", { name: "/delete-account/cancel?token=" }).click();
    await page.waitForURL(/\/cancel/);
    expect(await axeViolationsInBothSchemes(page)).toEqual([]);
    await page.getByRole("button", { name: tr.deleteAccount.cancelSubmit }).click();
    await page.waitForURL(/\/receipt/);
  });
});
