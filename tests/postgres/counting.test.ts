import { execFileSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type Browser, type BrowserContext, chromium, type Page } from "@playwright/test";
import pg from "pg";
import { afterAll, beforeAll, expect, inject, onTestFinished, test } from "vitest";
import { findBrowser } from "#scripts/test/find-browser.ts";
import { messages } from "#statistics/messages.ts";
import { pathOf } from "../e2e/support/every-page.ts";
import { waitForHydration } from "../e2e/support/hydration.ts";
import { joinButton } from "../e2e/support/join-button.ts";
import { type RunningSite, startSite } from "../e2e/support/start-site.ts";
import { createDatabase } from "./support/create-database.ts";

// A week on two instances and one database, through real browsers and the real endpoint: what the tables have in the end is
// what was done, row by row.

/** On the devices, and in the addresses and user agents of visitors. */
const mark = "canary";
const address = "203.0.113.77";
const dailyMessages = 300; // a day, beside the browsers'

const devices = [
  {
    userAgent: `Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Mobile/22B83 Instagram 354.0.0.29.90 ${mark}`,
    labels: "apple instagram",
    phone: true,
  },
  {
    userAgent: `Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Mobile Safari/537.36 ${mark}`,
    labels: "google browser",
    phone: true,
  },
  {
    userAgent: `Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36 ${mark}`,
    labels: "other browser",
    phone: false,
  },
] as const;

/** Each with its name in the table; `mark` makes them recognizable in logs. */
const fetchers = {
  telegram: `TelegramBot (like TwitterBot) ${mark}`,
  apple: `Mozilla/5.0 (Macintosh) facebookexternalhit/1.1 Facebot Twitterbot/1.0 ${mark}`,
  "whatsapp-signal": `WhatsApp/2.23.20.0 A ${mark}`,
  meta: `facebookexternalhit/1.1 ${mark}`,
};

const database = await createDatabase(inject("postgresUrl"));
const startInstance = (daysLater: number) =>
  startSite({
    DATABASE_URL: database,
    DEMO_CONTENT: "true",
    COUNTING: "true",
    LOG_LEVEL: "debug",
    TRUSTED_PROXIES: "127.0.0.1",
    DAYS_LATER: String(daysLater),
    NODE_OPTIONS: `--import=${join(import.meta.dirname, "support/week-clock.ts")}`,
  });

let instances: RunningSite[];
let browser: Browser;
const logs: string[] = [];
beforeAll(async () => {
  const first = await startInstance(0);
  instances = [first, await startInstance(0)];
  browser = await chromium.launch({ executablePath: findBrowser() ?? "chromium", args: ["--no-sandbox"] });
}, 240_000);
afterAll(async () => {
  await browser?.close();
  for (const instance of instances ?? []) await instance.stop();
});

/** What was done: rows of the table without the count, and how often. */
const done = new Map<string, number>();
function note(day: string, event: string, page: string, language: string, device: string, place = "", detail = "") {
  const key = [day, event, page, language, device, place, detail].join(" ");
  done.set(key, (done.get(key) ?? 0) + 1);
}

/** Numbers that are the same in each run (mulberry32). */
let seed = 29;
function random(below: number): number {
  seed = (seed + 0x6d2b79f5) | 0;
  let mixed = Math.imul(seed ^ (seed >>> 15), 1 | seed);
  mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
  return ((mixed ^ (mixed >>> 14)) >>> 0) % below;
}
const pick = <Value>(values: readonly Value[]): Value => values[random(values.length)] as Value;

/** Messages as pages send them, from more devices than there are browsers. */
async function send(instance: RunningSite, day: string): Promise<void> {
  const common = {
    page: pick(["post", "profile", "landing", "ticket", "download"]),
    language: pick(["tr", "en", "ar"]),
  };
  const device = pick(devices);
  const kind = random(10);
  const labels: Record<string, string> =
    kind < 6
      ? { event: "view" }
      : kind < 7
        ? { event: "store-click", store: pick(["apple", "google"]), position: pick(["chooser", "landing", "profile"]) }
        : kind < 8
          ? { event: "wallet", detail: pick(["apple", "google"]) }
          : { event: pick(["app-open", "in-app-exit", "translate", "share"]) };
  const { status } = await fetch(`${instance.origin}/count`, {
    method: "POST",
    headers: { "User-Agent": device.userAgent, "Sec-Fetch-Site": "same-origin", "X-Forwarded-For": address },
    body: JSON.stringify({ ...common, ...labels }),
  });
  expect(status).toBe(204);
  const { event = "", position = "", store, detail = store ?? "" } = labels;
  note(day, event, common.page, common.language, device.labels, position, detail);
}

async function fetchPreview(instance: RunningSite, day: string): Promise<void> {
  const [name, userAgent] = pick(Object.entries(fetchers));
  const page = pick(["post-gallery", "profile", "landing"]);
  const headers = { "User-Agent": userAgent, "X-Forwarded-For": address };
  const response = await fetch(`${instance.origin}${pathOf(page)}?lng=en`, { headers });
  expect((await response.text()).length).toBeGreaterThan(1000);
  note(day, "preview-fetch", page === "post-gallery" ? "post" : page, "en", " ", "", name);
}

/** A visitor: reads a post, opens the chooser, goes to a store; on a desk shares a profile and opens a ticket too. */
async function visit(instance: RunningSite, day: string, device: (typeof devices)[number]): Promise<void> {
  const context = await browser.newContext({
    userAgent: device.userAgent,
    baseURL: instance.origin,
    permissions: ["clipboard-read", "clipboard-write"],
    ...(device.phone && { hasTouch: true, isMobile: true, viewport: { width: 390, height: 844 } }),
  });
  await context.route(/google\.com|apple\.com/, (route) => route.fulfill({ body: "store" }));
  const page = await context.newPage();
  const events = watchEvents(page);

  await page.goto(`${pathOf("post-gallery")}?lng=en`);
  await waitForHydration(page);
  await joinButton(page).click();
  const store = page.getByRole("link", { name: "Google (Android)" });
  await store.waitFor();
  // The chooser shows a code to those who have no phone in their hand.
  if (!device.phone) await page.getByRole("dialog").getByRole("img").waitFor();
  // In a tab of its own, or in this one, as the browser has it.
  await Promise.all([context.waitForEvent("request", (request) => /play\.google/.test(request.url())), store.click()]);
  note(day, "view", "post", "en", device.labels);
  note(day, "chooser-open", "post", "en", device.labels);
  if (!device.phone) note(day, "code-show", "post", "en", device.labels);
  note(day, "store-click", "post", "en", device.labels, "chooser", "google");
  await expect.poll(() => events.length).toBe(device.phone ? 3 : 4);

  if (!device.phone) await goOnAtDesk(context, page, events, day, device.labels);
  await context.close();
}

async function goOnAtDesk(context: BrowserContext, page: Page, events: string[], day: string, labels: string) {
  events.length = 0;
  await page.goto(`${pathOf("profile")}?lng=tr`);
  await waitForHydration(page);
  await page.getByRole("button", { name: "Paylaş", exact: true }).click();
  await expect.poll(() => [...events].sort()).toEqual(["link-copy", "share", "view"]);
  for (const event of ["view", "share", "link-copy"]) note(day, event, "profile", "tr", labels);

  events.length = 0;
  await page.goto(`${pathOf("ticket")}?lng=tr`);
  await waitForHydration(page);
  await expect.poll(() => [...events].sort()).toEqual(["ticket-save", "view"]);
  const opened = context.waitForEvent("page");
  await page.getByRole("link", { name: /Google Takvim/ }).click();
  await opened;
  await expect.poll(() => events.length).toBe(3);
  for (const event of ["view", "ticket-save"]) note(day, event, "ticket", "tr", labels);
  note(day, "calendar", "ticket", "tr", labels, "", "google");
}

/** What the statistics of these days print, and its sums by labels as CSV. */
function writeReport(from = "", to = ""): { readonly printed: string; readonly csv: ReadonlyMap<string, number> } {
  const folder = mkdtempSync(join(tmpdir(), "week-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const words = ["--from", from, "--to", to, "--csv", join(folder, "week.csv")];
  const printed = execFileSync(process.execPath, ["statistics/statistics.ts", ...words], {
    env: { PATH: process.env.PATH, DATABASE_URL: database },
    encoding: "utf8",
  });
  const lines = readFileSync(join(folder, "week.csv"), "utf8").trimEnd().split("\r\n").slice(1);
  const csv = lines.map((line): [string, number] => {
    const cells = line.split(",");
    return [cells.slice(0, 7).join(" "), Number(cells[7])];
  });
  return { printed, csv: new Map(csv) };
}

/** What was done on these days with all these labels; `""` stands for any. */
function doneOn(
  [from = "", to = ""]: readonly (string | undefined)[],
  event: string,
  labels: { page?: string; language?: string; platform?: string; app?: string; place?: string; detail?: string } = {},
): number {
  let sum = 0;
  for (const [key, count] of done) {
    const [day = "", ofEvent, page, language, platform, app, place, detail] = key.split(" ");
    const row = { page, language, platform, app, place, detail } as const;
    const matches = Object.entries(labels).every(([label, value]) => row[label as keyof typeof row] === value);
    if (day >= from && day <= to && ofEvent === event && matches) sum += count;
  }
  return sum;
}

/** Labels of the statistics. */
const printedLabels = {
  page: pickOf(messages.pages, "post", "profile", "ticket", "landing", "download"),
  language: { en: "İngilizce", tr: "Türkçe", ar: "Arapça" },
  platform: messages.platforms,
  app: { browser: messages.apps.browser, instagram: "Instagram" },
} as const;

const places = pickOf(messages.places, "chooser", "profile", "landing");
const {
  view: _view,
  "chooser-open": _opened,
  "store-click": _click,
  "preview-fetch": _fetch,
  ...actions
} = messages.events;
const fetcherLabels = pickOf(messages.fetchers, "apple", "telegram", "meta", "whatsapp-signal");

function pickOf<Key extends string>(texts: Readonly<Record<Key, string>>, ...keys: Key[]): Record<string, string> {
  return Object.fromEntries(keys.map((key) => [key, texts[key]]));
}

/** Rows of the printed statistics that must be there: the first cell, and the figures of these columns. */
function expectedRows(now: readonly string[], before: readonly string[]): [string, number[]][] {
  const both = (...of: Parameters<typeof doneOn> extends [unknown, ...infer Rest] ? Rest : never): number[] => [
    doneOn(now, ...of),
    doneOn(before, ...of),
  ];
  const elsewhere = both("store-click").map(
    (all, index) => all - (both("store-click", { place: "chooser" })[index] ?? 0),
  );
  return [
    [messages.events.view, both("view")],
    [messages.events["chooser-open"], both("chooser-open")],
    [messages.way.inChooser, both("store-click", { place: "chooser" })],
    [messages.way.elsewhere, elsewhere],
    [messages.events["store-click"], both("store-click")],
    ...Object.entries(printedLabels).flatMap(([label, values]) =>
      Object.entries(values).map(([value, name]): [string, number[]] => [
        name,
        ["view", "chooser-open", "store-click"].map((event) => doneOn(now, event, { [label]: value })),
      ]),
    ),
    ...Object.entries(places).map(([place, name]): [string, number[]] => [name, both("store-click", { place })]),
    [messages.stores.google, both("store-click", { detail: "google" })],
    [messages.stores.apple, both("store-click", { detail: "apple" })],
    ...Object.entries(actions).map(([event, name]): [string, number[]] => [name, both(event)]),
    ...Object.entries(fetcherLabels).map(([detail, name]): [string, number[]] => [
      name,
      both("preview-fetch", { detail }),
    ]),
    [messages.refusals.invalid, [3, 3]], // one a day
  ];
}

/** The whole numbers of a printed row behind its first cell; changes and shares have a sign or "%". */
function figuresIn(line: string): number[] {
  const cells = line.split(/ {2,}/).slice(1);
  return cells.filter((cell) => /^[\d.]+$/.test(cell)).map((cell) => Number(cell.replaceAll(".", "")));
}

/** The events that a page sends from now on. */
function watchEvents(page: Page): string[] {
  const events: string[] = [];
  page.on("request", (request) => {
    if (new URL(request.url()).pathname === "/count") events.push(JSON.parse(request.postData() ?? "{}").event);
  });
  return events;
}

const days = [16, 17, 18, 19, 20, 21, 22].map((day) => `2026-11-${day}`);

test("a week in the tables is what was done, to the last row", { timeout: 600_000 }, async () => {
  for (const [index, day] of days.entries()) {
    for (const device of devices) await visit(pick(instances), day, device);
    for (let count = 0; count < dailyMessages; count++) await send(pick(instances), day);
    for (let count = 0; count < 10; count++) await fetchPreview(pick(instances), day);
    if (index === 3) {
      const [first, second] = instances as [RunningSite, RunningSite];
      await second.stop();
      logs.push(second.log());
      instances = [first, await startInstance(index)];
    }
    const refused = await fetch(`${pick(instances).origin}/count`, {
      method: "POST",
      headers: { "Sec-Fetch-Site": "same-origin" },
      body: JSON.stringify({ event: "view", page: mark, language: "tr" }),
    });
    expect(refused.status).toBe(400);
    for (const { pid } of instances) process.kill(pid, "SIGUSR2");
  }
  for (const instance of instances) {
    await instance.stop();
    logs.push(instance.log());
  }
  instances = [];

  const client = new pg.Client({ connectionString: database });
  await client.connect();
  const { rows } = await client.query("select * from daily_counts");
  const refusals = await client.query("select * from daily_refusals order by day");
  await client.end();

  const counted = rows.map(({ day, event, page, language, platform, app, place, detail, count }) => [
    [day, event, page, language, `${platform} ${app}`, place, detail].join(" "),
    Number(count),
  ]);
  expect(Object.fromEntries(counted.sort())).toEqual(Object.fromEntries([...done].sort()));
  expect(refusals.rows).toEqual(days.map((day) => ({ day, reason: "invalid", count: "1" })));

  const { csv } = writeReport(days[0], days.at(-1));
  const sums = new Map<string, number>();
  for (const [key, count] of done) {
    const labels = key.slice(key.indexOf(" ") + 1);
    sums.set(labels, (sums.get(labels) ?? 0) + count);
  }
  expect(Object.fromEntries([...csv].sort())).toEqual(Object.fromEntries([...sums].sort()));
  // The last three days beside the three before.
  const [before, now] = [days.slice(1, 4), days.slice(4)];
  const lines = writeReport(now[0], now.at(-1)).printed.split("\n");
  for (const [name, figures] of expectedRows(
    [now[0] ?? "", now.at(-1) ?? ""],
    [before[0] ?? "", before.at(-1) ?? ""],
  )) {
    const rows = lines.filter((line) => line.startsWith(`${name}  `)).map(figuresIn);
    expect(rows, name).toContainEqual(figures);
  }

  const kept = JSON.stringify([rows, refusals.rows, logs]);
  expect(logs.join("")).toContain("stopped");
  expect(kept).not.toMatch(/6f1b2c3d|bogazda|canary|Mozilla|203\.0\.113|\/post\/|\/ticket\/|\?lng/);
});
