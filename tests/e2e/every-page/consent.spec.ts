import type { Page } from "@playwright/test";
import { axeViolationsInBothSchemes } from "../support/axe-violations.ts";
import { pathOf } from "../support/every-page.ts";
import { readShifts, recordShifts } from "../support/layout-shifts.ts";
import { expect } from "../support/site-fixture.ts";
import { bothTrackers, test } from "../support/third-parties.ts";
import { waitForQuiet } from "../support/wait-for-quiet.ts";

// One site, not one a worker.
test.describe.configure({ mode: "default" });
test.use({ settings: bothTrackers });

const [ticket, profile] = [pathOf("ticket"), pathOf("profile")];
const ids = ["6f1b2c3d-00b1", "6f1b2c3d-00c1", "bogazda-yaz-konseri"];
const secrets = [...ids, "birisi@example.com", "cok-gizli-sifre", "child-safety&", "secret-about"];

const question = (page: Page) => page.getByRole("dialog", { name: "Çerezlere sen karar ver" });
const settings = (page: Page) => page.locator(".pm");
/** What vendors' scripts have stored: names of cookies, and keys of localStorage. */
const storedByVendors = async (page: Page) => {
  const keys = await page.evaluate(() => Object.keys(localStorage));
  return [...(await vendorCookies(page)), ...keys.filter((key) => /^lastExternal/.test(key))];
};
const vendorCookies = async (page: Page) =>
  (await page.context().cookies()).map(({ name }) => name).filter((name) => /^_(ga|fb)/.test(name));

async function answer(page: Page, button: "Kabul et" | "Reddet") {
  await question(page).getByRole("button", { name: button }).click();
  await expect(question(page)).toBeHidden();
}

/** The calls waiting in the vendors' queues, which the fake scripts leave untouched. */
async function queuedCalls(page: Page) {
  return page.evaluate(() => {
    const google = (Reflect.get(window, "dataLayer") ?? []) as ArrayLike<unknown>[];
    const meta = (Reflect.get(window, "fbq")?.queue ?? []) as unknown[][];
    return { google: google.map((call) => Array.from(call).filter((part) => !(part instanceof Date))), meta };
  });
}

test.beforeEach(async ({ page }) => {
  // The overlay of a first visit has journeys of its own.
  await page.addInitScript(() => localStorage.setItem("hide-modal", "true"));
});

test("the question: before an answer nothing is loaded, a refusal is as easy as a yes and is kept, and it can be settled by key", async ({
  page,
  thirdParties,
}) => {
  await test.step("nobody is notified of the visit, on an open page and on one that is closed to vendors' scripts", async () => {
    for (const path of [profile, "/privacy-policy"]) {
      await page.goto(path);
      await expect(question(page)).toBeVisible();
      await waitForQuiet(page);
    }
    expect(thirdParties.requests.filter(({ url }) => /google|facebook/.test(url))).toEqual([]);
    expect(await vendorCookies(page)).toEqual([]);
  });
  await test.step("both answers look alike, and axe finds nothing in the question", async () => {
    const [accept, reject] = await question(page)
      .getByRole("button", { name: /^(Kabul et|Reddet)$/ })
      .evaluateAll((buttons) =>
        buttons.map((button) => {
          const { y, width, height } = button.getBoundingClientRect();
          const { backgroundColor, color } = getComputedStyle(button);
          return { y, width: Math.round(width), height, backgroundColor, color };
        }),
      );
    expect(reject).toEqual(accept);
    expect(await axeViolationsInBothSchemes(page, { within: "#cc-main" })).toEqual([]);
  });
  await test.step("refused; the settings are opened and closed by key, and axe finds nothing in them either", async () => {
    await answer(page, "Reddet");
    const button = page.getByRole("button", { name: "Çerez ayarları" });
    await button.focus();
    await page.keyboard.press("Enter");
    await expect(settings(page)).toBeVisible();
    await expect(settings(page).getByRole("link")).toHaveAttribute("href", "/privacy-policy#cerezler");
    expect(await axeViolationsInBothSchemes(page, { within: ".pm" })).toEqual([]);
    await page.keyboard.press("Escape");
    await expect(settings(page)).toBeHidden();
    await expect(button).toBeFocused();
  });
  await test.step("a refusal is kept for 182 days, and nothing is loaded or asked again", async () => {
    const cookie = (await page.context().cookies()).find(({ name }) => name === "cc_cookie");
    const days = ((cookie?.expires ?? 0) - Date.now() / 1000) / 86_400;
    expect(days).toBeGreaterThan(181.9);
    expect(days).toBeLessThan(182.1);
    const files: string[] = [];
    page.on("request", (request) => files.push(request.url()));
    const measurement = page.waitForResponse(/\/measurement-/);
    await page.goto("/");
    await measurement; // which would ask
    await waitForQuiet(page);
    await expect(question(page)).toHaveCount(0);
    expect(files.filter((file) => file.includes("consent-dialog"))).toEqual([]);
    expect(thirdParties.requests).toEqual([]);
  });
});

test("on a phone it is at most 200 pixels high, one row of choices, and never over Join", async ({ page }) => {
  for (const [language, title] of [
    ["de", "Cookies: Du entscheidest"],
    ["ru", /cookie/],
  ] as const) {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(`${profile}?lng=${language}`);
    const asked = page.getByRole("dialog", { name: title });
    await expect(asked).toBeVisible();
    const join = await page.locator("[data-dock] a").evaluate((link) => link.getBoundingClientRect().top);
    const edges = () => asked.evaluate((bar) => bar.getBoundingClientRect());
    await expect.poll(async () => (await edges()).bottom, language).toBeLessThanOrEqual(join);
    const rows = await asked
      .getByRole("button")
      .evaluateAll((buttons) => new Set(buttons.map((button) => button.getBoundingClientRect().top)).size);
    expect.soft((await edges()).height, language).toBeLessThanOrEqual(200);
    expect.soft(rows, language).toBe(1);
    await page.setViewportSize({ width: 320, height: 640 });
    const tight = await asked
      .getByRole("button")
      .evaluateAll((buttons) => buttons.filter((button) => button.scrollWidth > button.clientWidth).length);
    expect.soft(tight, language).toBe(0);
  }
});

test("a yes starts both, Google denied before it is allowed, Meta revoked before it is granted; the next page too, until it is withdrawn", async ({
  page,
  context,
  thirdParties,
}) => {
  await page.goto("/privacy-policy");
  await answer(page, "Kabul et");
  await expect.poll(() => thirdParties.hosts()).toContain("connect.facebook.net");
  await expect.poll(() => thirdParties.hosts()).toContain("www.googletagmanager.com");
  const denied = { ad_storage: "denied", ad_user_data: "denied", ad_personalization: "denied" };
  expect(await queuedCalls(page)).toEqual({
    google: [
      ["consent", "default", { ...denied, analytics_storage: "denied", wait_for_update: 500 }],
      ["consent", "update", { ...denied, analytics_storage: "granted" }],
      ["js"],
      ["config", "G-TEST1234", { allow_google_signals: false, allow_ad_personalization_signals: false }],
    ],
    meta: [
      ["consent", "revoke"],
      ["set", "autoConfig", false, "123456789012345"],
      ["init", "123456789012345"],
      ["consent", "grant"],
      ["track", "PageView"],
    ],
  });
  await test.step("from the stored choice, without the dialog's files; a click on a store link is an event", async () => {
    const files: string[] = [];
    page.on("request", (request) => files.push(request.url()));
    await page.goto("/download");
    await expect.poll(() => files.some((file) => file.includes("fbevents.js"))).toBe(true);
    expect(files.filter((file) => file.includes("consent-dialog"))).toEqual([]);
    const opened = context.waitForEvent("page");
    await page.locator("main a[data-store=google][data-position=download]").first().click();
    await (await opened).close();
    const { google, meta } = await queuedCalls(page);
    const click = { platform: "google", position: "download" };
    expect(google).toContainEqual(["event", "store_click", click]);
    expect(meta).toContainEqual(["trackCustom", "StoreClick", click]);
  });
  await test.step("withdrawn from the footer: what vendors stored is gone, no further request", async () => {
    await expect
      .poll(() => storedByVendors(page))
      .toEqual(expect.arrayContaining(["_ga", "_ga_TEST1234", "_fbp", "lastExternalReferrer"]));
    await page.getByRole("button", { name: "Çerez ayarları" }).click();
    const reloaded = page.waitForEvent("load");
    await settings(page).getByRole("button", { name: "Reddet" }).click();
    await reloaded;
    await waitForQuiet(page);
    expect(await storedByVendors(page)).toEqual([]);
    const before = thirdParties.requests.length;
    await page.goto("/accessibility");
    await waitForQuiet(page);
    expect(thirdParties.requests.length).toBe(before);
    await expect(question(page)).toHaveCount(0);
  });
});

test("one category alone can be allowed; Global Privacy Control is a refusal, whatever was stored, and is said so", async ({
  page,
  thirdParties,
}) => {
  await page.goto("/privacy-policy");
  await question(page).getByRole("button", { name: "Seçenekler" }).click();
  await expect(settings(page).getByRole("checkbox", { name: "Reklam" })).not.toBeChecked();
  await settings(page).getByRole("checkbox", { name: "Analiz" }).check();
  await settings(page).getByRole("button", { name: "Seçimi kaydet" }).click();
  await expect.poll(() => thirdParties.hosts()).toContain("www.googletagmanager.com");
  await waitForQuiet(page);
  expect(thirdParties.hosts().filter((host) => host.includes("facebook"))).toEqual([]);

  await page.addInitScript(() => Object.defineProperty(navigator, "globalPrivacyControl", { value: true }));
  await page.goto("/delete-account");
  const before = thirdParties.requests.length;
  await page.goto("/privacy-policy");
  await waitForQuiet(page);
  await expect(question(page)).toHaveCount(0);
  await expect(page.getByRole("button", { name: "Çerez ayarları" })).toBeHidden();
  await expect(page.getByText("Tarayıcın izlenmek istemediğini bildiriyor.")).toBeVisible();
  expect(thirdParties.requests.length).toBe(before);
  expect(await vendorCookies(page)).toEqual([]);
});

test("no ticket's ids, no query and nothing typed reaches a third party, there or from the next page", async ({
  page,
  thirdParties,
  errorWatch,
}) => {
  errorWatch.allow(/^response: 403 /);
  await page.goto("/privacy-policy");
  await answer(page, "Kabul et");
  await expect.poll(() => thirdParties.hosts()).toContain("www.facebook.com");

  const confidential = async (path: string, kind: string, referrerPolicy: string) => {
    const before = thirdParties.requests.length;
    const response = await page.goto(path);
    expect(response?.headers()["referrer-policy"]).toBe(referrerPolicy);
    const urls = () => thirdParties.requests.slice(before).map(({ url }) => new URL(url));
    // The page before may still be sending its goodbyes; only a beacon names a location.
    const beacons = () => urls().filter(({ searchParams }) => searchParams.has("dl"));
    await expect
      .poll(() =>
        beacons()
          .map(({ host, pathname }) => host + pathname)
          .sort(),
      )
      .toEqual(["www.facebook.com/tr", "www.google-analytics.com/g/collect"]);
    await waitForQuiet(page);
    expect(urls().filter(({ host }) => /googletagmanager|connect\.facebook/.test(host))).toEqual([]);
    expect(beacons().map(({ searchParams }) => searchParams.get("dl"))).toEqual(
      Array(2).fill(`${new URL(page.url()).origin}/${kind}`),
    );
    await expect(page.locator("script[src*=google], script[src*=facebook]")).toHaveCount(0);
  };

  const goHome = async () => {
    await page.locator("header a").nth(1).click(); // the brand: home, where the vendors' scripts run
    await page.waitForURL((url) => url.pathname === "/");
    await expect(page.locator("script[src*=fbevents]")).toHaveCount(1);
    await waitForQuiet(page);
  };

  await confidential(ticket, "ticket", "no-referrer");
  // While the device keeps the ticket, no vendor's script runs anywhere (ticket-privacy.spec.ts).
  await page.getByRole("button", { name: "Bu cihazdan kaldır" }).click();
  await expect(page.getByRole("status").filter({ hasText: "kayıtlı değil" })).toBeVisible();
  await goHome();

  await confidential("/delete-account", "account-deletion", "origin");
  await page.getByLabel("E-posta", { exact: true }).fill("birisi@example.com");
  await page.getByLabel("Şifre", { exact: true }).fill("cok-gizli-sifre");
  await page.getByRole("radio", { name: "Hesabımı sil" }).check();
  await page.getByRole("checkbox").check();
  await page.getByRole("button", { name: "Hesabı sil" }).click();
  await expect(page.getByLabel("Şifre", { exact: true })).toHaveAttribute("aria-invalid", "true"); // no such account
  await waitForQuiet(page);
  await goHome();

  await confidential("/report?kind=child-safety&about=/post/secret-about", "report", "origin");
  await goHome();

  const sent = thirdParties.everythingSent();
  expect(sent).toContain('"location"'); // the greedy scripts did run, on the pages in between
  for (const secret of secrets) expect(sent).not.toContain(secret);
});

test("an answer holds in all tabs at once, so does a withdrawal, and while a receipt can be opened no vendor's script runs in any", async ({
  page,
  context,
  baseURL,
  thirdParties,
}) => {
  const other = await context.newPage();
  await other.goto("/privacy-policy?lng=ar");
  await other.evaluate(() => localStorage.setItem("hide-modal", "true"));
  const otherQuestion = other.locator(".cm");
  await expect(otherQuestion).toBeVisible();
  await expect(otherQuestion).toHaveCSS("direction", "rtl");
  const scripts = page.locator("script[src*=fbevents]");

  await test.step("the question goes there, and what was allowed starts", async () => {
    await page.goto("/privacy-policy");
    await answer(page, "Kabul et");
    await expect(otherQuestion).toBeHidden();
    await expect(other.locator("script[src*=fbevents]")).toHaveCount(1);
    expect(thirdParties.hosts()).toContain("www.googletagmanager.com");
  });
  await test.step("withdrawn elsewhere, a page falls silent when it is looked at again", async () => {
    await other.close();
    await expect.poll(() => vendorCookies(page)).toContain("_fbp");
    await context.clearCookies({ name: "cc_cookie" });
    const reloaded = page.waitForEvent("load");
    await page.evaluate(() => document.dispatchEvent(new Event("visibilitychange")));
    await reloaded;
    await expect(question(page)).toBeVisible();
    expect(await vendorCookies(page)).toEqual([]);
  });
  await test.step("a receipt is opened in another tab", async () => {
    await answer(page, "Kabul et");
    await expect(scripts).toHaveCount(1);
    await context.addCookies([{ name: "receipt", value: "open", url: baseURL as string, sameSite: "Strict" }]);
    const opened = await context.newPage();
    await opened.goto("/delete-account"); // any page tells the others
    await expect(scripts).toHaveCount(0);
    await expect
      .poll(() => thirdParties.requests.some(({ url }) => url.includes("dl=") && url.includes("privacy")))
      .toBe(true);
  });
});

test("the question waits while a field is used, moves nothing, and keeps nobody in it", async ({ page }) => {
  await recordShifts(page);
  await page.addInitScript(() =>
    addEventListener("DOMContentLoaded", () => document.querySelector<HTMLElement>("input[type=email]")?.focus()),
  );
  await page.goto("/delete-account");
  await waitForQuiet(page);
  await page.keyboard.type("birisi@example.com");
  await expect(question(page)).toHaveCount(0);
  // What moved while the page loaded is not the question's doing (walk.spec.ts looks at that).
  await page.evaluate(() => Reflect.get(window, "shifts").splice(0));
  await page.getByLabel("E-posta", { exact: true }).blur();
  await expect(question(page)).toBeVisible();
  await expect(page.getByLabel("E-posta", { exact: true })).toHaveValue("birisi@example.com");
  await expect(question(page)).not.toHaveAttribute("aria-modal", "true");
  await expect.poll(() => page.evaluate(() => document.activeElement?.closest(".cm") !== null)).toBe(true);
  for (let presses = 0; presses < 8; presses += 1) await page.keyboard.press("Tab");
  expect(await page.evaluate(() => document.activeElement?.closest(".cm"))).toBeNull();
  expect(await readShifts(page)).toEqual([]);
});

test("one question at a time: it waits until the download overlay of a first visit is closed", async ({ page }) => {
  await page.addInitScript(() => localStorage.removeItem("hide-modal"));
  await page.goto("/");
  const overlay = page.locator("dialog[open]");
  await expect(overlay).toBeVisible();
  await waitForQuiet(page);
  await expect(question(page)).toHaveCount(0);
  await page.keyboard.press("Escape");
  await expect(overlay).toHaveCount(0);
  await expect(question(page)).toBeVisible();
});
