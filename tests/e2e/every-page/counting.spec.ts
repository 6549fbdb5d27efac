import type { Page } from "@playwright/test";
import { waitForHydration } from "../support/hydration.ts";
import { joinButton } from "../support/join-button.ts";
import { expect, test as siteTest } from "../support/site-fixture.ts";

// What the server does with a count is tested in tests/http/counting.test.ts.

const ticket = "/ticket/bogazda-yaz-konseri/6f1b2c3d-00b1-4a00-8000-0000000000b1/6f1b2c3d-00c1-4a00-8000-0000000000c1";
const profile = "/profile/6f1b2c3d-00a1-4a00-8000-0000000000a1";
const post = "/post/6f1b2c3d-0001-4a00-8000-000000000001";

interface Counts {
  /** The value of a metric with exactly these labels; 0 where there is none yet. */
  of(name: string, labels: Record<string, string>): Promise<number>;
  text(): Promise<string>;
}

const test = siteTest.extend<{ counts: Counts; metricsPort: number }>({
  metricsPort: async ({ ports }, use) => {
    await use(await ports.get("counting"));
  },
  settings: async ({ metricsPort }, use) => {
    await use({ COUNTING: "true", METRICS_PORT: String(metricsPort) });
  },
  counts: async ({ metricsPort, site }, use) => {
    const text = async () => (await fetch(`http://127.0.0.1:${metricsPort}/metrics`)).text();
    await use({
      text,
      async of(name, labels) {
        expect(site.origin).toBeTruthy();
        const series = `${name}{${Object.entries(labels)
          .map(([label, value]) => `${label}="${value}"`)
          .join(",")}} `;
        const line = (await text()).split("\n").find((one) => one.startsWith(series));
        return Number(line?.slice(series.length) ?? 0);
      },
    });
  },
});

// One site for all of them, not one a worker.
test.describe.configure({ mode: "default" });

const view = (page: string, language: string, platform = "other") => ({ page, language, platform });

async function sentBeacons(page: Page): Promise<{ url: string; body: string; headers: Record<string, string> }[]> {
  const sent: { url: string; body: string; headers: Record<string, string> }[] = [];
  page.on("request", async (request) => {
    if (new URL(request.url()).pathname !== "/count") return;
    sent.push({ url: request.url(), body: request.postData() ?? "", headers: request.headers() });
  });
  return sent;
}

test("a visit is counted as one of its kind of page, with nothing of its address", async ({
  page,
  context,
  counts,
}) => {
  const sent = await sentBeacons(page);
  // The overlay opens a while later, and the code in it is counted once it is seen.
  await page.addInitScript(() => localStorage.setItem("hide-modal", "true"));
  for (const [path, kind] of [
    ["/", "landing"],
    [post, "post"],
    [ticket, "ticket"],
    ["/delete-account", "account-deletion"],
    ["/no-such-page", "error"],
  ] as const) {
    sent.length = 0;
    const before = await counts.of("site_page_views_total", view(kind, "ar"));
    await page.goto(`${path}?lng=ar`);
    await expect.poll(() => counts.of("site_page_views_total", view(kind, "ar"))).toBe(before + 1);
    // What is saved or seen after that is counted, too: a ticket's copy, a code for phones.
    const views = () => sent.map(({ body }) => JSON.parse(body)).filter(({ event }) => event === "view");
    await expect.poll(views).toEqual([{ event: "view", page: kind, language: "ar" }]);
    expect(sent.map(({ body }) => body).join()).not.toMatch(/6f1b2c3d|bogazda|no-such-page/);
  }
  expect(await context.cookies()).toEqual([]);
  expect(await counts.text()).not.toMatch(/6f1b2c3d|bogazda|no-such-page/);
});

test("a deletion form that is refused is no second visit", async ({ page, counts, errorWatch }) => {
  errorWatch.allow(/^response: 403 /);
  const labels = view("account-deletion", "tr");
  const before = await counts.of("site_page_views_total", labels);
  const sent = await sentBeacons(page);
  await page.goto("/delete-account");
  await page.locator("[data-island=deletion-form][data-hydrated]").waitFor({ state: "attached" });
  await page.locator("form [name=email]").fill("yok@meydan.example");
  await page.locator("form [name=password]").fill("wrong-password");
  await page.locator("form [value=delete]").check();
  await page.locator("form [name=confirm]").check();
  await page.getByRole("button", { name: "Hesabı sil" }).click();
  await expect(page.locator("#deletion-password-error")).not.toBeEmpty();
  await expect.poll(() => counts.of("site_page_views_total", labels)).toBe(before + 1);
  expect(sent).toHaveLength(1);
});

test("a store click is counted once, with its place, while the new tab opens", async ({ page, context, counts }) => {
  await context.route(/play\.google\.com/, (route) => route.fulfill({ body: "store" }));
  const labels = { page: "post", language: "en", platform: "google", position: "chooser" };
  const before = await counts.of("site_store_clicks_total", labels);
  await page.goto(`${post}?lng=en`);
  await page.locator("[data-island=join-link][data-hydrated]").last().waitFor({ state: "attached" });
  await joinButton(page).click();
  const opened = context.waitForEvent("page");
  await page.getByRole("link", { name: "Google (Android)" }).click();
  await opened;
  await expect.poll(() => counts.of("site_store_clicks_total", labels)).toBe(before + 1);
});

/** What a page has reported, sorted: an event, and its detail where there is one. */
const reported = (sent: readonly { body: string }[]) =>
  sent
    .map(({ body }) => JSON.parse(body))
    .map(({ event, store, detail = store }) => (detail ? `${event} ${detail}` : event))
    .sort();

test("on a desk, each step is reported once, when it has happened", async ({ page, context }) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await context.route(/google\.com|apple\.com/, (route) => route.fulfill({ body: "elsewhere" }));
  await page.addInitScript(() => localStorage.setItem("hide-modal", "true"));
  const sent = await sentBeacons(page);

  await test.step("a post: the translator, and the chooser with its code", async () => {
    await page.goto(`${post}?lng=en`);
    await waitForHydration(page);
    const translator = page.waitForEvent("popup");
    await page.getByRole("link", { name: "Translate with Google" }).first().click();
    await translator;
    await joinButton(page).click();
    await expect(page.getByRole("dialog").getByRole("img")).toBeVisible();
    await expect.poll(() => reported(sent)).toEqual(["chooser-open", "code-show", "translate", "view"]);
  });

  await test.step("a profile: the share button, which copies the link here", async () => {
    sent.length = 0;
    await page.goto(`${profile}?lng=en`);
    await waitForHydration(page);
    await page.getByRole("button", { name: "Share", exact: true }).first().click();
    await expect
      .poll(() => reported(sent).filter((event) => event !== "code-show"))
      .toEqual(["link-copy", "share", "view"]);
  });

  await test.step("a ticket: saved once on this device, and taken to a calendar", async () => {
    sent.length = 0;
    await page.goto(`${ticket}?lng=en`);
    await expect.poll(() => reported(sent)).toEqual(["ticket-save", "view"]);
    const calendar = page.waitForEvent("popup");
    await page.getByRole("link", { name: /Google Calendar/ }).click();
    await calendar;
    await expect.poll(() => reported(sent)).toEqual(["calendar google", "ticket-save", "view"]);
    await page.reload();
    await page.locator("[data-island=offline-copy][data-hydrated]").waitFor({ state: "attached" });
    await expect(page.getByRole("status").filter({ hasText: "saved on this device" })).toBeVisible();
    await expect.poll(() => reported(sent)).toEqual(["calendar google", "ticket-save", "view", "view"]);
  });
  for (const { body } of sent) expect(body).not.toMatch(/6f1b2c3d|bogazda|http/);
});

test.describe("on an iPhone", () => {
  test.use({ userAgent: "Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Safari/604.1" });

  test("the view is Apple's", async ({ page, counts }) => {
    const before = await counts.of("site_page_views_total", view("download", "de", "apple"));
    await page.goto("/download?lng=de");
    await expect.poll(() => counts.of("site_page_views_total", view("download", "de", "apple"))).toBe(before + 1);
  });
});

test("Global Privacy Control: nothing is sent", async ({ page, context }) => {
  await context.route(/play\.google\.com|apps\.apple\.com/, (route) => route.fulfill({ body: "store" }));
  await page.addInitScript(() => Object.defineProperty(navigator, "globalPrivacyControl", { value: true }));
  const sent = await sentBeacons(page);
  await page.goto("/download?lng=en");
  const opened = page.waitForEvent("popup");
  await page.getByRole("link", { name: "Download on the App Store" }).click();
  await opened;
  // What a press reports is sent before the new tab opens, and a view before the page is idle.
  await page.evaluate(() => new Promise((idle) => requestIdleCallback(idle)));
  expect(sent).toEqual([]);
});

siteTest("where counting is turned off, pages report nothing and carry no script for it", async ({ page }) => {
  const sent = await sentBeacons(page);
  await page.goto("/privacy-policy");
  await page.evaluate(() => new Promise((idle) => requestIdleCallback(idle)));
  expect(sent).toEqual([]);
  expect(await page.content()).not.toContain("sendBeacon");
});
