import { existsSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Page, Request } from "@playwright/test";
import { createGoogleKeyFile } from "../http/support/wallet-certificates.ts";
import { readQrCode } from "./support/read-qr-code.ts";
import { expect } from "./support/site-fixture.ts";
import { bothTrackers, test as partiesTest, sentIn, type ThirdParties } from "./support/third-parties.ts";

const slug = "bogazda-yaz-konseri";
const packageUuid = "6f1b2c3d-00b1-4a00-8000-0000000000b1";
const ticketUuid = "6f1b2c3d-00c1-4a00-8000-0000000000c1";
const ticket = `/ticket/${slug}/${packageUuid}/${ticketUuid}`;
const scriptHosts = ["www.googletagmanager.com", "connect.facebook.net"];
const ids = [slug, packageUuid, ticketUuid];

const key = join(tmpdir(), `google-key-${process.pid}.json`);

const test = partiesTest.extend({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures a function needs from this pattern
  settings: async ({}, use) => {
    if (!existsSync(key)) writeFileSync(key, JSON.stringify(createGoogleKeyFile()));
    await use({
      ...bothTrackers,
      GOOGLE_WALLET_ISSUER_ID: "3388000000012345678",
      GOOGLE_WALLET_KEY: key,
    });
  },
});
test.afterAll(() => rmSync(key, { force: true }));

/** Every request of the browser from now on, whoever sends and whoever gets it. */
function recordRequests(page: Page): Request[] {
  const requests: Request[] = [];
  page.context().on("request", (request) => requests.push(request));
  return requests;
}

test.describe.configure({ mode: "default" }); // one site with these settings

const isKept = (page: Page) => expect(page.getByRole("button", { name: "Bu cihazdan kaldır" })).toBeVisible();

async function hasId(request: Request): Promise<boolean> {
  const sent = await sentIn(request);
  return ids.some((id) => sent.includes(id));
}

/** Gives both trackers their consent, before the ticket is opened. */
async function consent(page: Page, thirdParties: ThirdParties): Promise<void> {
  await page.goto("/privacy-policy");
  await page.evaluate(() => localStorage.setItem("hide-modal", "true"));
  await page.getByRole("dialog", { name: "Çerezlere sen karar ver" }).getByRole("button", { name: "Kabul et" }).click();
  await expect.poll(() => thirdParties.hosts()).toContain("www.facebook.com");
}

test("with trackers consented: nobody gets an id of a ticket, and no vendor's script runs while the device keeps it", async ({
  page,
  thirdParties,
  baseURL,
  site,
}) => {
  await consent(page, thirdParties);

  await test.step("only requests for the ticket itself carry an id", async () => {
    const requests = recordRequests(page);
    const beacons = () => requests.map((request) => new URL(request.url()).searchParams.get("dl")).filter(Boolean);
    await page.goto(ticket);
    await expect(page.locator("[data-phase]").last()).toBeVisible();
    await isKept(page);
    for (const link of await page.locator("main a:visible").all()) {
      await link.hover();
      await link.focus();
    }
    await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
    await expect.poll(beacons).toEqual([`${baseURL}/ticket`, `${baseURL}/ticket`]);
    const carrying = await Promise.all(
      requests.map(async (request) => ((await hasId(request)) ? request.url().split("?", 1)[0] : undefined)),
    );
    // The page itself, and the same once more for the copy on the device.
    expect(new Set(carrying.filter(Boolean))).toEqual(new Set([`${baseURL}${ticket}`]));
    // Nor does a line of the log, of the site or of its own product server.
    for (const id of ids) expect(site.log()).not.toContain(id);
    const names = await page.evaluate(() => caches.keys());
    expect(names).toHaveLength(1);
    for (const id of ids) expect(names.join()).not.toContain(id);
    await page.evaluate(async () => (await caches.open("other")).put("/of-somebody-else", new Response()));
  });

  // What maps and calendars learn: tests/http/app-links.test.ts.
  await test.step("the calendar file says nothing of the ticket in its name", async () => {
    const downloading = page.waitForEvent("download");
    await page.getByRole("link", { name: "Takvime ekle" }).click();
    expect((await downloading).suggestedFilename()).toBe("ticket.ics");
  });

  await test.step("no vendor's script runs on any page", async () => {
    const before = thirdParties.requests.length;
    await page.goto("/");
    const sent = () => thirdParties.requests.slice(before).map(({ url }) => new URL(url));
    const beacons = () => sent().filter(({ searchParams }) => searchParams.get("dl") === `${baseURL}/landing`);
    await expect
      .poll(() =>
        beacons()
          .map(({ host, pathname }) => host + pathname)
          .sort(),
      )
      .toEqual(["www.facebook.com/tr", "www.google-analytics.com/g/collect"]);
    expect(sent().filter(({ host }) => scriptHosts.includes(host))).toEqual([]);
  });

  await test.step("Google gets the ticket with the press that says so, its code and no URL", async () => {
    await page.goto(ticket);
    await expect(page.getByText("biletin, koduyla birlikte Google’a verilir")).toBeVisible();
    // Playwright cannot intercept where a redirect leads, so the redirect itself is looked at.
    const { promise: redirected, resolve } = Promise.withResolvers<string>();
    await page.route(`**${ticket}/google-wallet`, async (route) => {
      const response = await route.fetch({ maxRedirects: 0 });
      expect([response.status(), response.headers()["referrer-policy"]]).toEqual([303, "no-referrer"]);
      resolve(response.headers().location ?? "");
      const headers = { "content-type": "text/html", "referrer-policy": "no-referrer" };
      await route.fulfill({ headers, body: "Google Wallet" });
    });
    expect(thirdParties.hosts()).not.toContain("pay.google.com");
    await page.getByRole("link", { name: "Google Cüzdan’a ekle" }).click();
    const location = await redirected;
    expect(location).toMatch(/^https:\/\/pay\.google\.com\/gp\/v\/save\/[\w-]+\.[\w-]+\.[\w-]+$/);
    const pass = Buffer.from(location.split(".").at(-2) ?? "", "base64url").toString();
    expect(pass).toContain(ticketUuid); // the code
    expect(pass).not.toContain(slug);
    expect(pass).not.toContain(packageUuid);
  });

  await test.step("once the ticket is removed, vendors' scripts find nothing of it", async () => {
    await page.goto(ticket);
    await page.getByRole("button", { name: "Bu cihazdan kaldır" }).click();
    await expect(page.getByRole("status").filter({ hasText: "kayıtlı değil" })).toBeVisible();
    const before = thirdParties.requests.length;
    await page.goto("/");
    const loot = () => thirdParties.requests.filter(({ text }) => text.includes("of-somebody-else"));
    await expect.poll(() => loot().length).toBe(2);
    const hosts = thirdParties.requests.slice(before).map(({ url }) => new URL(url).host);
    for (const host of scriptHosts) expect(hosts).toContain(host);
    const sent = thirdParties.everythingSent();
    expect(ids.filter((id) => sent.includes(id))).toEqual([]);
  });
});

test("a vendor's script that runs in another tab is gone before a ticket is stored", async ({ page, thirdParties }) => {
  await consent(page, thirdParties);
  await expect(page.locator("script[src*=fbevents]")).toHaveCount(1);
  await page.evaluate(() => {
    const look = async () => {
      if ((await caches.keys()).length > 0) navigator.sendBeacon("https://www.facebook.com/tr/", "seen a copy");
      setTimeout(look, 10); // all the time would take a processor for itself
    };
    look();
  });
  const other = await page.context().newPage();
  await other.goto(ticket);
  await expect(other.getByRole("button", { name: "Bu cihazdan kaldır" })).toBeVisible();
  await expect.poll(() => other.evaluate(async () => (await caches.keys()).length)).toBe(1);
  await expect(page.locator("script[src*=fbevents]")).toHaveCount(0);
  expect(thirdParties.everythingSent()).not.toContain("seen a copy");
  for (const id of ids) expect(thirdParties.everythingSent()).not.toContain(id);
});

test("nobody is asked about cookies on a ticket, where the question would cover the code", async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 568 });
  const requests = recordRequests(page);
  await page.goto(ticket);
  await isKept(page);
  await expect.poll(() => requests.some((request) => request.url().includes("measurement"))).toBe(true);
  expect(requests.filter((request) => request.url().includes("consent-dialog"))).toEqual([]);
  await expect(page.getByRole("dialog")).toHaveCount(0);
  expect(await readQrCode(await page.screenshot())).toBe(ticketUuid);
  // Asked where it disturbs nobody, and here on request.
  await page.getByRole("button", { name: "Çerez ayarları" }).click();
  await expect(page.locator(".pm")).toBeVisible();
  await page.goto("/privacy-policy");
  await expect(page.getByRole("dialog", { name: "Çerezlere sen karar ver" })).toBeVisible();
});
