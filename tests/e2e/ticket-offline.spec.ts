import { readFileSync } from "node:fs";
import type { Page } from "@playwright/test";
import { axeViolationsInBothSchemes } from "./support/axe-violations.ts";
import { type FaultyNetwork, startFaultyNetwork } from "./support/faulty-network.ts";
import { waitForHydration } from "./support/hydration.ts";
import { ticketResponse } from "./support/product-server/ticket-responses.ts";
import { expect, test as siteTest } from "./support/site-fixture.ts";

// What the worker answers in each case is tested beside site/features/ticket/offline/, what the site answers then in
// tests/http/product-server-states.test.ts.

const code = "6f1b2c3d-00c1-4a00-8000-0000000000c1";
const ticket = ticketResponse(code);

/** The site behind a network that fails as a test tells it to. */
const test = siteTest.extend<{ network: FaultyNetwork }>({
  network: async ({ site }, use) => {
    const network = await startFaultyNetwork(site.origin);
    await use(network);
    await network.stop();
  },
  baseURL: async ({ network }, use) => {
    await use(network.origin);
  },
});

test.use({ upstream: "scripted" });
test.beforeEach(({ productServer, errorWatch }) => {
  productServer.on(ticket.call, { json: ticket.json });
  // Without a connection icons and the worker's own update fail, and a failing server is what these tests are about.
  errorWatch.allow(/ERR_INTERNET_DISCONNECTED|ERR_EMPTY_RESPONSE|favicon|icon|manifest|ticket-worker|^response: 50/);
  errorWatch.allow(/An unknown error occurred when fetching the script|net::ERR_FAILED/);
});

const heading = (page: Page) => page.getByRole("heading", { level: 1 });
const banner = (page: Page) => page.getByText("Çevrimdışı kopya");

/** Opens a ticket with a connection and waits until it is kept. */
async function keep(page: Page, url = ticket.path): Promise<void> {
  await page.goto(url);
  await expect(page.getByRole("status").filter({ hasText: "bu cihazda kayıtlı;" })).toBeVisible();
  await expect(page.getByRole("button", { name: "Bu cihazdan kaldır" })).toBeVisible();
}

/** Names of the caches on the device. */
const cacheNames = (page: Page) => page.evaluate(() => caches.keys());

const registrations = (page: Page) =>
  page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length);

/**
 * What is on the device: names of caches, with the paths in them. Not for polling until a cache is gone: one that is
 * removed while it is being read is made again by `open`.
 */
function stored(page: Page): Promise<Record<string, string[]>> {
  return page.evaluate(async () => {
    const found: Record<string, string[]> = {};
    for (const name of await caches.keys()) {
      const keys = await (await caches.open(name)).keys();
      found[decodeURI(name)] = keys.map(({ url }) => url.slice(location.origin.length));
    }
    return found;
  });
}

/** Whether the page works: its islands run, which needs all scripts. */
async function expectWhole(page: Page): Promise<void> {
  await expect(page.locator("code").first()).toHaveText(code);
  await expect(page.getByRole("img", { name: "Biletin QR kodu" })).toBeVisible();
  await waitForHydration(page);
  await page.getByRole("button", { name: "Tam ekran" }).click();
  await expect(page.getByRole("dialog", { name: "Biletin QR kodu" })).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(page.getByRole("dialog")).toHaveCount(0);
  // The dialog's entry of the history is being taken back, which would abort a navigation that begins meanwhile.
  await expect.poll(() => page.evaluate(() => history.state)).toBeNull();
}

async function expectPicture(page: Page): Promise<void> {
  const image = page.getByRole("img", { name: "Boğaz'da Yaz Konseri etkinliğinin görseli" });
  // Rejects where the image could not be loaded.
  await image.evaluate((element: HTMLImageElement) => element.decode());
}

test("opens without a connection: page, scripts, fonts and image, and when it was confirmed; then from the site again", async ({
  page,
  context,
  network,
}) => {
  await keep(page);
  const sent = Date.now();
  await expect(banner(page)).toBeHidden();
  // So that all comes from the copy, and nothing from the browser's own cache.
  const browser = await context.newCDPSession(page);
  await browser.send("Network.clearBrowserCache");
  await context.setOffline(true);
  await page.reload();
  await expect(heading(page)).toHaveText("Boğaz'da Yaz Konseri");
  await expectWhole(page);

  await expect(banner(page)).toBeVisible();
  const confirmed = page.locator("[data-confirmed]");
  const at = new Date((await page.locator("html").getAttribute("data-offline")) ?? "");
  expect(Math.abs(at.getTime() - sent)).toBeLessThan(60_000);
  const inNewYork = { timeZone: "America/New_York", dateStyle: "long", timeStyle: "short" } as const;
  await expect(confirmed).toHaveText(new Intl.DateTimeFormat("tr", inNewYork).format(at));
  await expectPicture(page);
  expect.soft(await axeViolationsInBothSchemes(page)).toEqual([]);
  const loadedFonts = () =>
    page.evaluate(() => [...document.fonts].filter(({ status }) => status === "loaded").map(({ family }) => family));
  await expect.poll(loadedFonts).toContain("Onest Variable");

  await context.setOffline(false);
  network.set("bad-gateway");
  await page.reload();
  await expect(banner(page)).toBeVisible();
  network.set("online");
  await page.getByRole("link", { name: "Yeniden dene" }).click();
  await expect(banner(page)).toBeHidden();
  await expect(heading(page)).toHaveText("Boğaz'da Yaz Konseri");
});

test("a hanging network: the copy after a while; a late 404 removes it and all open pages say so", async ({
  page,
  network,
  productServer,
}) => {
  const older = await page.context().newPage();
  await older.goto(`${ticket.path}?lng=en`);
  await expect(older.getByRole("button", { name: "Remove from this device" })).toBeVisible();
  await keep(page, `${ticket.path}?lng=tr`);
  network.set("hanging");
  await page.reload();
  await expect(banner(page)).toBeVisible();
  await expect(heading(page)).toHaveText("Boğaz'da Yaz Konseri");
  productServer.on(ticket.call, { status: 404 });
  network.set("online");
  for (const [open, gone, saved] of [
    [page, "Bilet bulunamadı.", /bu cihazda kayıtlı;/],
    [older, "Ticket not found.", /is saved on this device/],
  ] as const) {
    await expect(open.getByRole("status").filter({ hasText: gone })).toBeVisible();
    await expect(open.getByText(saved)).toBeHidden();
    await expect(open.locator("code").first()).toHaveText(code);
  }
  await expect(banner(page)).toBeHidden();
  expect(await stored(page)).toEqual({});
  expect.soft(await axeViolationsInBothSchemes(page)).toEqual([]);
  await page.getByRole("link", { name: "Yeniden dene" }).click();
  await expect(heading(page)).toHaveText("Hata: Bilet bulunamadı.");
});

test("over a release: a page that is open and the old copy work without the new build, then the new copy does", async ({
  page,
  network,
}) => {
  await keep(page);
  const oldFiles = Object.values(await stored(page))[0] ?? [];
  expect(oldFiles.some((path) => /\.js$/.test(path))).toBe(true);
  await test.step("a page that was opened before it loads its islands from the copy, not from the network", async () => {
    const answeredBefore = network.answered.length;
    // The page is here, its scripts are not: they are loaded after first paint.
    await page.reload({ waitUntil: "commit" });
    network.release();
    await expectWhole(page);
    const answered = network.answered.slice(answeredBefore);
    expect(answered.some((url) => url.startsWith("/ticket/"))).toBe(true);
    expect(answered.filter((url) => /\.(js|css)$/.test(url) && url.startsWith("/assets/"))).toEqual([]);
  });
  network.set("down");
  await page.reload();
  await expectWhole(page);

  network.set("online");
  await keep(page);
  const newFiles = async () => Object.values(await stored(page))[0] ?? [];
  await expect
    .poll(async () => (await newFiles()).filter((path) => /\.(js|css)$/.test(path) && !/build2/.test(path)))
    .toEqual([]);
  expect((await newFiles()).filter((path) => /build2\.js$/.test(path)).length).toBeGreaterThan(2);
  network.set("down");
  await page.reload();
  await expect(banner(page)).toBeVisible();
  await expectWhole(page);
});

test("removal by the visitor: the copy is gone and others stay, until the visitor wants it again; the worker goes with the last", async ({
  page,
  network,
  productServer,
}) => {
  const remove = async () => {
    await page.getByRole("button", { name: "Bu cihazdan kaldır" }).click();
    await expect(page.getByRole("status").filter({ hasText: "kayıtlı değil" })).toBeVisible();
  };
  const save = async () => {
    await page.getByRole("button", { name: "Bu cihaza kaydet" }).click();
    await expect(page.getByRole("button", { name: "Bu cihazdan kaldır" })).toBeVisible();
  };
  const other = ticketResponse("baska-kod", { title: "Başka etkinlik" }, "c2");
  productServer.on(other.call, { json: other.json });
  await keep(page, other.path);
  await keep(page);
  await remove();
  const [kept = [], ...others] = Object.values(await stored(page));
  expect(others).toEqual([]);
  for (const path of kept) expect(path).toMatch(/^\/(ticket|assets|picture)\//);
  expect(await registrations(page)).toBe(1);
  await page.goto("/download");
  expect(await page.evaluate(() => navigator.serviceWorker.controller), "the rest of the site is as ever").toBeNull();
  network.set("down");
  await page.goto(other.path);
  await expect(heading(page)).toHaveText("Başka etkinlik");
  await remove();
  expect(await stored(page)).toEqual({});
  network.set("online");

  await page.goto(ticket.path);
  await expect(page.getByRole("status").filter({ hasText: "kayıtlı değil" })).toBeVisible();
  expect(await stored(page)).toEqual({});
  expect(await registrations(page)).toBe(0);
  expect(await page.evaluate(() => JSON.stringify({ ...localStorage }))).not.toContain("boğazda");
  await save();
  expect(Object.keys(await stored(page))).toHaveLength(1);
  network.set("down");
  await page.reload();
  await expect(banner(page)).toBeVisible();
});

test("removal by the operator: OFFLINE_TICKETS=false, or without this software the script in operations.md", async ({
  page,
  network,
  sites,
  site,
  productServer,
}) => {
  await keep(page);
  await page.evaluate(() => caches.open("of somebody else"));
  const without = await sites.get({
    API_ORIGIN: productServer.origin,
    MEDIA_ORIGINS: productServer.origin,
    PAGE_CACHE_MEGABYTES: "0",
    OFFLINE_TICKETS: "false",
  });
  network.connect(without.origin);
  await page.reload();
  await expect.poll(() => cacheNames(page)).toEqual(["of somebody else"]);
  await expect.poll(() => registrations(page)).toBe(0);
  // Only now: a slow response was replaced by the copy.
  await page.reload();
  await waitForHydration(page);
  await expect(heading(page)).toHaveText("Boğaz'da Yaz Konseri");
  await expect(page.locator("[data-island=offline-copy]")).toHaveCount(0);
  expect(await registrations(page)).toBe(0);

  network.connect(site.origin);
  await keep(page);
  const [, script = ""] =
    /```js\n(addEventListener\("install".*?)```/s.exec(readFileSync("docs/operations.md", "utf8")) ?? [];
  expect(script).toContain("unregister");
  network.serve("/ticket-worker.js", "text/javascript", script);
  // Other software's page: this site's own would keep the ticket again.
  network.serve(ticket.path, "text/html", "<!doctype html><title>Other software</title>");
  await page.reload({ waitUntil: "commit" });
  await expect.poll(() => cacheNames(page)).toEqual(["of somebody else"]);
  await expect.poll(() => registrations(page)).toBe(0);
});
