import { mkdtemp, readdir, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { afterAll, beforeAll, expect, inject, onTestFinished, test } from "vitest";
import { freePort } from "#scripts/free-port.harness.ts";
import { pathOf } from "../e2e/support/every-page.ts";
import { postCall, postPath, toldAnswer } from "../e2e/support/product-server/post-responses.ts";
import { startProductServer } from "../e2e/support/product-server/product-server.ts";
import { type RunningSite, startSite } from "../e2e/support/start-site.ts";

let site: RunningSite;
let metricsUrl: string;
beforeAll(async () => {
  const port = await freePort();
  metricsUrl = `http://127.0.0.1:${port}/metrics`;
  site = await startSite({ COUNTING: "true", METRICS_PORT: String(port), LOG_LEVEL: "silent" });
});
afterAll(() => site.stop());

const metrics = async () => (await fetch(metricsUrl)).text();

test("the metrics are nowhere on the visitors' port", async () => {
  expect((await fetch(`${site.origin}/metrics`)).status).toBe(404);
  expect((await fetch(`${site.origin}/count`)).status).toBe(405);
});

test("where counting is turned off, nothing is counted, and pages have no script for it", async () => {
  for (const [origin, sends] of [
    [inject("demoOrigin"), false],
    [site.origin, true],
  ] as const) {
    expect((await (await fetch(`${origin}/download`)).text()).includes("/assets/counting-")).toBe(sends);
  }
  expect((await fetch(`${inject("demoOrigin")}/count`, { method: "POST", body: "{}" })).status).toBe(405);
});

test("requests and the process are measured, and no URL is in it", async () => {
  await fetch(site.origin + pathOf("ticket"));
  await fetch(`${site.origin}/no/such/page`);
  await expect.poll(metrics).toMatch(/^site_requests_total\{route="ticket",status="2xx"\} [1-9]/m);
  const text = await metrics();
  expect(text).toMatch(/^process_resident_memory_bytes [1-9]/m);
  expect(text).toMatch(/^nodejs_eventloop_lag_seconds /m);
  expect(text).not.toMatch(/6f1b2c3d|bogazda/);
});

test("sums are in the data directory also where the content comes from elsewhere, over a restart, and nothing else is", async () => {
  const productServer = await startProductServer();
  const folder = await mkdtemp(join(tmpdir(), "counts-"));
  onTestFinished(async () => {
    await productServer.stop();
    await rm(folder, { recursive: true });
  });
  productServer.on(postCall, { json: toldAnswer() });
  const settings = {
    COUNTING: "true",
    API_ORIGIN: productServer.origin,
    DATA_DIRECTORY: folder,
    LOG_LEVEL: "debug",
    TRUSTED_PROXIES: "127.0.0.1",
  };
  const iphone = "Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) Mobile/22B83 Instagram 354.0.0.29.90 canary";
  const headers = { "Sec-Fetch-Site": "same-origin", "User-Agent": iphone, "X-Forwarded-For": "203.0.113.77" };
  const common = { page: "post", language: "tr" };
  const messages = [
    { ...common, event: "view" },
    { ...common, event: "store-click", store: "apple", position: "chooser" },
    { ...common, event: "view", app: "telegram" },
    { ...common, event: "view", page: "canary" },
  ];
  let log = "";
  for (const _start of [1, 2]) {
    const counting = await startSite(settings);
    for (const message of messages)
      await fetch(`${counting.origin}/count`, { method: "POST", headers, body: JSON.stringify(message) });
    const crawler = { ...headers, "User-Agent": "TelegramBot (like TwitterBot) canary" };
    expect((await fetch(`${counting.origin}${postPath}?lng=en`, { headers: crawler })).status).toBe(200);
    await counting.stop();
    log += counting.log();
  }

  const database = new DatabaseSync(join(folder, "counts.sqlite"));
  const rows = database.prepare("select * from daily_counts order by event, app").all();
  const refusals = database.prepare("select reason, count from daily_refusals").all();
  database.close();
  const counted = rows.map(({ day, ...row }) => Object.values({ ...row, count: String(row.count) }).join(" "));
  expect(counted).toEqual([
    "preview-fetch post en    telegram 2",
    "store-click post tr apple instagram chooser apple 2",
    "view post tr apple instagram   2",
    "view post tr apple telegram   2",
  ]);
  expect(refusals.map((row) => ({ ...row }))).toEqual([{ reason: "invalid", count: 2 }]);

  const files = (await readdir(folder)).filter((name) => name.startsWith("counts.sqlite"));
  const kept = await Promise.all(files.map((name) => readFile(join(folder, name), "latin1")));
  expect(log).toContain("stopped");
  expect([...kept, log].join("")).not.toMatch(/canary|Mozilla|TelegramBot|203\.0\.113|p-1|\/post\/|\?lng/);
});
