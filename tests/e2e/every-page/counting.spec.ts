import type { Page } from "@playwright/test";
import { brand } from "#brand/brand.ts";
import { campaigns } from "#brand/campaigns.ts";
import { pathOf } from "../support/every-page.ts";
import { waitForHydration } from "../support/hydration.ts";
import { joinButton } from "../support/open-chooser.ts";
import { expect, test } from "../support/site-fixture.ts";

// What the server does with a count: tests/http/counting.test.ts; what a press reports: site/features/counting, and
// post/reactions/post-reactions.test.tsx there.

const [post, ticket] = [pathOf("post-gallery"), pathOf("ticket")];

test.use({ settings: { COUNTING: "true" } });
// One site for all of them, not one a worker.
test.describe.configure({ mode: "default" });

/** What the page tells the site from now on; the site refuses none of it, which errorWatch would report. */
function watchBeacons(page: Page): string[] {
  const sent: string[] = [];
  page.on("request", (request) => {
    if (new URL(request.url()).pathname === "/count") sent.push(request.postData() ?? "");
  });
  return sent;
}

/** What a page has reported, sorted: an event, and its detail where there is one; not how fast it was. */
const reported = (sent: readonly string[]) =>
  sent
    .map((body) => JSON.parse(body))
    .filter(({ event }) => event !== "paint")
    .map(({ event, store, detail = store }) => (detail ? `${event} ${detail}` : event))
    .sort();

test("on a desktop, each step is reported once, when it has happened", async ({ page, context }) => {
  await context.route(/google\.com|apple\.com/, (route) => route.fulfill({ body: "elsewhere" }));
  await page.addInitScript(() => localStorage.setItem("hide-modal", "true"));
  const sent = watchBeacons(page);

  await test.step("a post: the translator, and the chooser with its code", async () => {
    await page.goto(`${post}?lng=en`);
    await waitForHydration(page);
    const translator = page.waitForEvent("popup");
    await page
      .getByRole("link", { name: `Translate with ${brand.translator.name}` })
      .first()
      .click();
    await translator;
    await joinButton(page).click();
    await expect(page.getByRole("dialog").getByRole("img")).toBeVisible();
    await expect.poll(() => reported(sent)).toEqual(["chooser-open", "code-show", "translate", "view"]);
    const store = page.waitForEvent("popup");
    await page.getByRole("link", { name: "Google (Android)" }).click();
    await store;
    await expect.poll(() => reported(sent)).toContain("store-click google");
  });

  await test.step("a ticket: saved once on this device, and taken to a calendar", async () => {
    sent.length = 0;
    await page.goto(`${ticket}?lng=en`);
    await expect.poll(() => reported(sent)).toEqual(["ticket-save", "view"]);
    const views = sent.map((body) => JSON.parse(body)).filter(({ event }) => event === "view");
    expect(views).toEqual([{ event: "view", page: "ticket", language: "en" }]);
    const calendar = page.waitForEvent("popup");
    await page.getByRole("link", { name: /Google Calendar/ }).click();
    await calendar;
    await expect.poll(() => reported(sent)).toEqual(["calendar google", "ticket-save", "view"]);
    await page.reload();
    await page.locator("[data-island=offline-copy][data-hydrated]").waitFor({ state: "attached" });
    await expect(page.getByRole("status").filter({ hasText: "saved on this device" })).toBeVisible();
    await expect.poll(() => reported(sent)).toEqual(["calendar google", "ticket-save", "view", "view"]);
  });
  for (const body of sent) expect(body).not.toMatch(/6f1b2c3d|bogazda|http/);
  expect(await context.cookies()).toEqual([]);
});

test("a campaign is counted and handed to the store; how fast the page was is counted when it is left", async ({
  page,
  context,
}) => {
  await context.route(/apple\.com/, (route) => route.fulfill({ body: "store" }));
  const sent = watchBeacons(page);
  const [{ name } = { name: "" }] = campaigns;
  await page.goto(`/download?lng=en&c=${name}`);
  await expect.poll(() => reported(sent)).toContain(`campaign-view ${name}`);
  const opened = page.waitForEvent("popup");
  await page.getByRole("link", { name: "Download on the App Store" }).click();
  const store = await opened;
  await store.waitForURL(`**/id*ct=${name}*`);
  await expect.poll(() => reported(sent)).toContain(`campaign-store ${name}`);
  await store.close();
  // Playwright misses what a page sends while it is left.
  await page.evaluate(async () => {
    await new Promise((seen) => {
      new PerformanceObserver(seen).observe({ type: "largest-contentful-paint", buffered: true });
    });
    document.dispatchEvent(new Event("visibilitychange"));
  });
  const paints = () => sent.map((body) => JSON.parse(body)).filter(({ event }) => event === "paint");
  const detail = expect.stringMatching(/^(1s|2\.5s|4s|slower)$/);
  await expect.poll(paints).toEqual([{ event: "paint", page: "download", language: "en", detail }]);
});

test("Global Privacy Control: nothing is sent", async ({ page, context }) => {
  await context.route(/play\.google\.com|apps\.apple\.com/, (route) => route.fulfill({ body: "store" }));
  await page.addInitScript(() => Object.defineProperty(navigator, "globalPrivacyControl", { value: true }));
  const sent = watchBeacons(page);
  await page.goto("/download?lng=en");
  const opened = page.waitForEvent("popup");
  await page.getByRole("link", { name: "Download on the App Store" }).click();
  await opened;
  // What a press reports is sent before the new tab opens, and a view before the page is idle.
  await page.evaluate(() => new Promise((idle) => requestIdleCallback(idle)));
  expect(sent).toEqual([]);
});
