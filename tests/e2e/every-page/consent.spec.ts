import type { Page } from "@playwright/test";
import { axeViolationsInBothSchemes } from "../support/axe-violations.ts";
import { everyPage } from "../support/every-page.ts";
import { expect, test as siteTest } from "../support/site-fixture.ts";
import type { RunningSite } from "../support/start-site.ts";
import { interceptThirdParties, type ThirdParties } from "../support/third-parties.ts";
import { waitForQuiet } from "../support/wait-for-quiet.ts";

const test = siteTest.extend<{ thirdParties: ThirdParties }>({
  thirdParties: [
    async ({ context, baseURL }, use) => {
      await use(await interceptThirdParties(context, baseURL as string));
    },
    { auto: true },
  ],
});

// One site for each setting, not one a worker.
test.describe.configure({ mode: "default" });

const both = { GA_MEASUREMENT_ID: "G-TEST1234", META_PIXEL_ID: "123456789012345" };
const ticket = "/ticket/bogazda-yaz-konseri/6f1b2c3d-00b1-4a00-8000-0000000000b1/6f1b2c3d-00c1-4a00-8000-0000000000c1";
const secrets = ["6f1b2c3d-00b1", "6f1b2c3d-00c1", "bogazda-yaz-konseri", "birisi@example.com", "cok-gizli-sifre"];

const question = (page: Page) => page.getByRole("dialog", { name: "Çerezlere sen karar ver" });
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

test.describe("without a tracker", () => {
  test("no question, no setting, no script and no third party", async ({ page, thirdParties }) => {
    const response = await page.goto("/privacy-policy");
    await waitForQuiet(page);
    await expect(page.locator("#consent-settings, [data-cookie-settings]")).toHaveCount(0);
    await expect(question(page)).toHaveCount(0);
    expect(response?.headers()["content-security-policy"]).not.toMatch(/google|facebook/);
    expect(thirdParties.requests).toEqual([]);
  });
});

test.describe("both trackers", () => {
  test.use({ settings: both });

  test("asks, and no third party hears of the visit before the answer", async ({ page, thirdParties }) => {
    for (const path of ["/privacy-policy", "/", "/profile/6f1b2c3d-00a1-4a00-8000-0000000000a1", "/delete-account"]) {
      await page.goto(path);
      await expect(question(page)).toBeVisible();
      await waitForQuiet(page);
    }
    expect(thirdParties.requests.filter(({ url }) => /google|facebook/.test(url))).toEqual([]);
    expect(await vendorCookies(page)).toEqual([]);
  });

  test("a refusal is as easy, is kept for 182 days, and nothing is loaded or asked again", async ({
    page,
    thirdParties,
  }) => {
    await page.goto("/privacy-policy");
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
    await answer(page, "Reddet");
    const cookie = (await page.context().cookies()).find(({ name }) => name === "cc_cookie");
    expect((cookie?.expires ?? 0) - Date.now() / 1000).toBeGreaterThan(181.9 * 86_400);
    expect((cookie?.expires ?? 0) - Date.now() / 1000).toBeLessThan(182.1 * 86_400);
    const files: string[] = [];
    page.on("request", (request) => files.push(request.url()));
    await page.goto("/");
    await waitForQuiet(page);
    await expect(question(page)).toHaveCount(0);
    expect(files.filter((file) => file.includes("consent-dialog"))).toEqual([]);
    expect(thirdParties.requests).toEqual([]);
  });

  test("a yes starts both, Google denied before it is allowed, Meta revoked before it is granted", async ({
    page,
    thirdParties,
  }) => {
    await page.goto("/privacy-policy");
    await answer(page, "Kabul et");
    await expect.poll(() => thirdParties.hosts()).toContain("connect.facebook.net");
    await expect.poll(() => thirdParties.hosts()).toContain("www.googletagmanager.com");
    const { google, meta } = await queuedCalls(page);
    expect(google).toEqual([
      [
        "consent",
        "default",
        {
          ad_storage: "denied",
          ad_user_data: "denied",
          ad_personalization: "denied",
          analytics_storage: "denied",
          wait_for_update: 500,
        },
      ],
      [
        "consent",
        "update",
        { ad_storage: "denied", ad_user_data: "denied", ad_personalization: "denied", analytics_storage: "granted" },
      ],
      ["js"],
      ["config", "G-TEST1234", { allow_google_signals: false, allow_ad_personalization_signals: false }],
    ]);
    expect(meta).toEqual([
      ["consent", "revoke"],
      ["set", "autoConfig", false, "123456789012345"],
      ["init", "123456789012345"],
      ["consent", "grant"],
      ["track", "PageView"],
    ]);
  });

  test("the next page starts them from the stored choice, without the dialog's files", async ({
    page,
    thirdParties,
  }) => {
    await page.goto("/privacy-policy");
    await answer(page, "Kabul et");
    const files: string[] = [];
    page.on("request", (request) => files.push(request.url()));
    await page.goto("/");
    await expect.poll(() => files.some((file) => file.includes("fbevents.js"))).toBe(true);
    expect(files.filter((file) => file.includes("consent-dialog"))).toEqual([]);
    expect(thirdParties.hosts()).toContain("www.googletagmanager.com");
  });

  test("one category alone can be allowed", async ({ page, thirdParties }) => {
    await page.goto("/privacy-policy");
    await question(page).getByRole("button", { name: "Seçenekler" }).click();
    const settings = page.locator(".pm");
    await expect(settings.getByRole("checkbox", { name: "Reklam" })).not.toBeChecked();
    await settings.getByRole("checkbox", { name: "Analiz" }).check();
    await settings.getByRole("button", { name: "Seçimi kaydet" }).click();
    await expect.poll(() => thirdParties.hosts()).toContain("www.googletagmanager.com");
    await waitForQuiet(page);
    expect(thirdParties.hosts().filter((host) => host.includes("facebook"))).toEqual([]);
  });

  test("withdrawn from the footer: what vendors stored is gone, no further request", async ({ page, thirdParties }) => {
    await page.goto("/privacy-policy");
    await answer(page, "Kabul et");
    await expect
      .poll(() => storedByVendors(page))
      .toEqual(expect.arrayContaining(["_ga", "_ga_TEST1234", "_fbp", "lastExternalReferrer"]));
    await page.getByRole("button", { name: "Çerez ayarları" }).click();
    const reloaded = page.waitForEvent("load");
    await page.locator(".pm").getByRole("button", { name: "Reddet" }).click();
    await reloaded;
    await waitForQuiet(page);
    expect(await storedByVendors(page)).toEqual([]);
    const before = thirdParties.requests.length;
    await page.goto("/");
    await waitForQuiet(page);
    expect(thirdParties.requests.length).toBe(before);
    await expect(question(page)).toHaveCount(0);
  });

  test("withdrawn in another tab, this one falls silent when it is looked at again", async ({ page, context }) => {
    await page.goto("/privacy-policy");
    await answer(page, "Kabul et");
    await expect.poll(() => vendorCookies(page)).toContain("_fbp");
    await context.clearCookies({ name: "cc_cookie" });
    const reloaded = page.waitForEvent("load");
    await page.evaluate(() => document.dispatchEvent(new Event("visibilitychange")));
    await reloaded;
    await expect(question(page)).toBeVisible();
    expect(await vendorCookies(page)).toEqual([]);
  });

  test("Global Privacy Control is a refusal, whatever was stored, and is said so", async ({ page, thirdParties }) => {
    await page.goto("/privacy-policy");
    await answer(page, "Kabul et");
    await expect.poll(() => thirdParties.hosts()).toContain("connect.facebook.net");
    await page.addInitScript(() => Object.defineProperty(navigator, "globalPrivacyControl", { value: true }));
    await page.goto("/delete-account");
    const before = thirdParties.requests.length;
    await page.goto("/");
    await waitForQuiet(page);
    await expect(question(page)).toHaveCount(0);
    await expect(page.getByRole("button", { name: "Çerez ayarları" })).toBeHidden();
    await expect(page.getByText("Tarayıcın izlenmek istemediğini bildiriyor.")).toBeVisible();
    expect(thirdParties.requests.length).toBe(before);
    expect(await vendorCookies(page)).toEqual([]);
  });

  test("no ticket's ids and nothing typed reaches a third party, there or from the next page", async ({
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
      expect(response?.headers()["content-security-policy"]).not.toMatch(/googletagmanager|connect\.facebook/);
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

    const arriveHome = async () => {
      await page.waitForURL((url) => url.pathname === "/");
      await expect(page.locator("script[src*=fbevents]")).toHaveCount(1);
      await waitForQuiet(page);
    };

    await confidential(ticket, "ticket", "no-referrer");
    // While the device keeps the ticket, no vendor's script runs anywhere (ticket-privacy.spec.ts).
    await page.getByRole("button", { name: "Bu cihazdan kaldır" }).click();
    await expect(page.getByRole("status").filter({ hasText: "kayıtlı değil" })).toBeVisible();
    await page.locator("header a").nth(1).click(); // the brand: home, where the vendors' scripts run
    await arriveHome();

    await confidential("/delete-account", "account-deletion", "origin");
    await page.getByLabel("E-posta", { exact: true }).fill("birisi@example.com");
    await page.getByLabel("Şifre", { exact: true }).fill("cok-gizli-sifre");
    await page.getByRole("radio", { name: "Hesabımı sil" }).check();
    await page.getByRole("checkbox").check();
    await page.getByRole("button", { name: "Hesabı sil" }).click();
    await expect(page.getByLabel("Şifre", { exact: true })).toHaveAttribute("aria-invalid", "true"); // no such account
    await waitForQuiet(page);
    await page.locator("header a").nth(1).click();
    await arriveHome();

    await confidential("/ticket/bogazda-yaz-konseri/6f1b2c3d-00b1/6f1b2c3d-00c1/mistyped", "error", "no-referrer");
    await page.getByRole("link", { name: "Ana sayfaya dön" }).click();
    await arriveHome();

    const sent = thirdParties.everythingSent();
    expect(sent).toContain('"location"'); // the greedy scripts did run, on the pages in between
    for (const secret of secrets) expect(sent).not.toContain(secret);
  });

  test("no closed page hands on its query, or what it is about, to the next one's vendors", async ({
    page,
    thirdParties,
    errorWatch,
  }) => {
    errorWatch.allow(/^response: 4\d\d /);
    await page.goto("/privacy-policy");
    await answer(page, "Kabul et");
    const arrived = () => thirdParties.requests.filter(({ text }) => text.includes('"location":"')).length;
    await expect.poll(arrived).toBeGreaterThan(0);
    // One URL of each route that is closed: its error, where it has one, as vendors' scripts run nowhere once a ticket is kept.
    const closed = everyPage.filter(
      ({ name, status }) => status === 404 || name === "delete-account" || name === "report",
    );
    const query = "?kind=child-safety&about=/post/secret-about&token=secret-token&x=secret-x";
    const post = "/post/6f1b2c3d-0001-4a00-8000-000000000001";
    const profile = "/profile/6f1b2c3d-00a1-4a00-8000-0000000000a1";
    const about = [post, profile, "/download?from=post&id=6f1b2c3d-0001-4a00-8000-000000000001"];
    for (const url of [...closed.map(({ path }) => path + query), ...about]) {
      const before = arrived();
      await page.goto(url);
      await page.evaluate(() => Object.assign(document.createElement("a"), { href: "/accessibility" }).click());
      await page.waitForURL("**/accessibility");
      await expect.poll(arrived, { message: url }).toBeGreaterThan(before);
    }
    const sent = thirdParties.everythingSent();
    for (const secret of ["child-safety&", "secret-", "6f1b2c3d", "Deniz Aksoy", "nobody"]) {
      expect(sent, secret).not.toContain(secret);
    }
  });

  test("an answer holds in all tabs at once: the question goes there, and what was allowed starts", async ({
    page,
    context,
    thirdParties,
  }) => {
    const other = await context.newPage();
    for (const tab of [other, page]) {
      await tab.goto("/privacy-policy");
      await tab.evaluate(() => localStorage.setItem("hide-modal", "true"));
      await expect(question(tab)).toBeVisible();
    }
    await answer(page, "Kabul et");
    await expect(question(other)).toBeHidden();
    await expect(other.locator("script[src*=fbevents]")).toHaveCount(1);
    expect(thirdParties.hosts()).toContain("www.googletagmanager.com");
  });

  test("while a receipt can be opened no vendor's script runs, in a tab where one did neither", async ({
    page,
    context,
    baseURL,
    thirdParties,
  }) => {
    await page.goto("/privacy-policy");
    await answer(page, "Kabul et");
    await expect(page.locator("script[src*=fbevents]")).toHaveCount(1);
    const url = baseURL as string;
    await context.addCookies([{ name: "receipt", value: "open", url, sameSite: "Strict" }]);
    const opened = await context.newPage();
    await opened.goto("/delete-account"); // any page tells the others
    await expect(page.locator("script[src*=fbevents]")).toHaveCount(0);
    await expect
      .poll(() => thirdParties.requests.some(({ url }) => url.includes("dl=") && url.includes("privacy")))
      .toBe(true);
  });

  test("a store click on a ticket is reported by kind", async ({ page, thirdParties, context }) => {
    await page.goto("/privacy-policy");
    await answer(page, "Kabul et");
    await page.goto(ticket);
    // The page's own beacon: from then on clicks are reported.
    await expect.poll(() => thirdParties.requests.some(({ url }) => url.includes("dt=ticket"))).toBe(true);
    await page.evaluate(() => {
      const link = document.createElement("a");
      link.dataset.store = "apple";
      link.dataset.position = "ticket";
      link.textContent = "x";
      document.body.append(link);
      link.click();
    });
    await expect.poll(() => thirdParties.requests.some(({ url }) => url.includes("ev=StoreClick"))).toBe(true);
    await expect.poll(() => thirdParties.requests.some(({ url }) => url.includes("en=store_click"))).toBe(true);
    for (const secret of secrets) expect(thirdParties.everythingSent()).not.toContain(secret);
    expect(context.pages()).toHaveLength(1);
  });

  test("the question moves nothing, keeps nobody in it, and waits while a field is used", async ({ page }) => {
    await page.addInitScript(() => {
      const shifts: unknown[] = [];
      Reflect.set(window, "shifts", shifts);
      new PerformanceObserver((list) => shifts.push(...list.getEntries())).observe({ type: "layout-shift" });
      addEventListener("DOMContentLoaded", () => document.querySelector<HTMLElement>("input[type=email]")?.focus());
    });
    await page.goto("/delete-account");
    await waitForQuiet(page);
    await page.keyboard.type("birisi@example.com");
    await expect(question(page)).toHaveCount(0);
    // What moved while the page loaded is not the question's doing (layout-shift.spec.ts looks at that).
    await page.evaluate(() => Reflect.get(window, "shifts").splice(0));
    await page.getByLabel("E-posta", { exact: true }).blur();
    await expect(question(page)).toBeVisible();
    await expect(page.getByLabel("E-posta", { exact: true })).toHaveValue("birisi@example.com");
    await expect(question(page)).not.toHaveAttribute("aria-modal", "true");
    await expect.poll(() => page.evaluate(() => document.activeElement?.closest(".cm") !== null)).toBe(true);
    for (let presses = 0; presses < 8; presses += 1) await page.keyboard.press("Tab");
    expect(await page.evaluate(() => document.activeElement?.closest(".cm"))).toBeNull();
    expect(await page.evaluate(() => Reflect.get(window, "shifts").length)).toBe(0);
  });

  test("one question at a time: waits until the download overlay of a first visit is closed", async ({ page }) => {
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

  test("the settings can be opened, answered and closed by key", async ({ page }) => {
    await page.goto("/privacy-policy");
    await answer(page, "Reddet");
    const button = page.getByRole("button", { name: "Çerez ayarları" });
    await button.focus();
    await page.keyboard.press("Enter");
    const settings = page.locator(".pm");
    await expect(settings).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(settings).toBeHidden();
    await expect(button).toBeFocused();
  });

  test("axe finds nothing in the question and the settings, dark and light", async ({ page }) => {
    await page.goto("/privacy-policy");
    await expect(question(page)).toBeVisible();
    expect(await axeViolationsInBothSchemes(page, { within: "#cc-main" })).toEqual([]);
    await question(page).getByRole("button", { name: "Seçenekler" }).click();
    await expect(page.locator(".pm")).toBeVisible();
    expect(await axeViolationsInBothSchemes(page, { within: ".pm" })).toEqual([]);
  });

  test("speaks the page's language from right to left", async ({ page }) => {
    await page.goto("/privacy-policy?lng=ar");
    const dialog = page.locator(".cm");
    await expect(dialog).toBeVisible();
    expect(await dialog.evaluate((element) => getComputedStyle(element).direction)).toBe("rtl");
    await expect(dialog.getByRole("link")).toHaveAttribute("href", "/privacy-policy?lng=ar#cerezler");
  });
});

test.describe("store links", () => {
  test.use({ settings: both });

  test("a click on a store link is an event with platform and position", async ({ page, context }) => {
    await page.goto("/download");
    await answer(page, "Kabul et");
    const opened = context.waitForEvent("page");
    await page.locator("main a[data-store=google][data-position=download]").first().click();
    await (await opened).close();
    const { google, meta } = await queuedCalls(page);
    expect(google).toContainEqual(["event", "store_click", { platform: "google", position: "download" }]);
    expect(meta).toContainEqual(["trackCustom", "StoreClick", { platform: "google", position: "download" }]);
  });
});

for (const [name, settings, category] of [
  ["Google alone", { GA_MEASUREMENT_ID: both.GA_MEASUREMENT_ID }, "Analiz"],
  ["Meta alone", { META_PIXEL_ID: both.META_PIXEL_ID }, "Reklam"],
] as const) {
  test.describe(name, () => {
    test.use({ settings });

    test("asks about it alone", async ({ page }) => {
      await page.goto("/privacy-policy");
      await expect(question(page)).toBeVisible();
      await expect(question(page).locator("strong")).toHaveText([category]);
      expect(await queuedCalls(page)).toEqual({ google: [], meta: [] });
    });
  });
}

test.describe("the trackers of a site change", () => {
  // Cookies know no port: the choice made on one site is there on the other.
  const googleAlone = { GA_MEASUREMENT_ID: both.GA_MEASUREMENT_ID };
  const firstCalls = async (page: Page) => {
    const { google, meta } = await queuedCalls(page);
    return { google: google.length > 0, meta: meta.length > 0 };
  };
  const openSiteOfGoogle = async (page: Page, sites: { get(settings: typeof googleAlone): Promise<RunningSite> }) => {
    const { origin } = await sites.get(googleAlone);
    await page.context().route(`${origin}/**`, (route) => route.continue()); // no third party
    await page.goto(`${origin}/privacy-policy`);
  };
  test.use({ settings: both });

  test("a yes of before does not cover one that came later: it waits, and the visitor is asked again", async ({
    page,
    sites,
    thirdParties,
  }) => {
    await openSiteOfGoogle(page, sites);
    await answer(page, "Kabul et");
    await page.goto("/privacy-policy");
    await expect(question(page).locator("strong")).toHaveText(["Reklam"]);
    expect(await firstCalls(page)).toEqual({ google: true, meta: false });
    await question(page).getByRole("button", { name: "Seçenekler" }).click();
    await expect(page.locator(".pm").getByRole("checkbox", { name: "Analiz" })).toBeChecked();
    await expect(page.locator(".pm").getByRole("checkbox", { name: "Reklam" })).not.toBeChecked();
    // The library moves the focus a moment later; Escape in the question would put it off to the next page.
    await expect(page.locator(".pm:focus, .pm :focus")).toHaveCount(1);
    await page.keyboard.press("Escape");
    await waitForQuiet(page);
    expect(thirdParties.hosts().filter((host) => host.includes("facebook"))).toEqual([]);

    await answer(page, "Kabul et");
    await page.reload();
    await expect.poll(() => firstCalls(page)).toEqual({ google: true, meta: true });
    await waitForQuiet(page);
    await expect(question(page)).toHaveCount(0);
  });

  test("a no stays one where another purpose is asked about: the question is about that, and so is a yes", async ({
    page,
    sites,
  }) => {
    await openSiteOfGoogle(page, sites);
    await answer(page, "Reddet");
    await page.goto("/privacy-policy");
    await expect(question(page).locator("strong")).toHaveText(["Reklam"]);
    await answer(page, "Kabul et");
    await expect.poll(() => firstCalls(page)).toEqual({ google: false, meta: true });
    const cookie = (await page.context().cookies()).find(({ name }) => name === "cc_cookie");
    expect(JSON.parse(decodeURIComponent(cookie?.value ?? ""))).toMatchObject({
      categories: ["advertising", "necessary"],
      revision: 3,
    });
    await page.reload();
    await expect.poll(() => firstCalls(page)).toEqual({ google: false, meta: true });
    await waitForQuiet(page);
    await expect(question(page)).toHaveCount(0);
  });

  test("a no to the second question stops the first, too", async ({ page, sites }) => {
    await openSiteOfGoogle(page, sites);
    await answer(page, "Kabul et");
    await page.goto("/privacy-policy");
    await expect(question(page)).toBeVisible();
    const reloaded = page.waitForEvent("load");
    await question(page).getByRole("button", { name: "Reddet" }).click();
    await reloaded;
    await waitForQuiet(page);
    expect(await firstCalls(page)).toEqual({ google: false, meta: false });
    await expect(question(page)).toHaveCount(0);
  });

  test("a yes outlives a tracker that goes, and is shown in the settings", async ({ page, sites }) => {
    await page.goto("/privacy-policy");
    await answer(page, "Kabul et");
    await openSiteOfGoogle(page, sites);
    await expect.poll(() => firstCalls(page)).toEqual({ google: true, meta: false });
    await waitForQuiet(page);
    await expect(question(page)).toHaveCount(0);
    await page.getByRole("button", { name: "Çerez ayarları" }).click();
    await expect(page.locator(".pm").getByRole("checkbox", { name: "Analiz" })).toBeChecked();
  });
});
