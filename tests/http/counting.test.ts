import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { expect, inject, onTestFinished, test } from "vitest";
import { freePort } from "#scripts/free-port.harness.ts";
import { temporaryFolder } from "#server/temporary-folder.harness.ts";
import { fakePostResponse, postCall, postPath } from "../e2e/support/product-server/post-responses.ts";
import { startProductServer } from "../e2e/support/product-server/product-server.ts";
import { startSite } from "../e2e/support/start-site.ts";

test("where counting is turned off, nothing is counted, and pages have no script for it", async () => {
  const origin = inject("demoOrigin");
  expect(await (await fetch(`${origin}/download`)).text()).not.toContain("/assets/counting-");
  expect((await fetch(`${origin}/count`, { method: "POST", body: "{}" })).status).toBe(405);
});

test("metrics are on a port of their own; sums are in the data directory also where the content comes from elsewhere, over a restart; nothing else is", async () => {
  const productServer = await startProductServer();
  const folder = temporaryFolder();
  onTestFinished(productServer.stop);
  productServer.on(postCall, { json: fakePostResponse() });
  const port = await freePort();
  const metrics = async () => (await fetch(`http://127.0.0.1:${port}/metrics`)).text();
  const settings = {
    COUNTING: "true",
    METRICS_PORT: String(port),
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
    expect(await (await fetch(`${counting.origin}/download`)).text()).toContain("/assets/counting-");
    expect((await fetch(`${counting.origin}/metrics`)).status).toBe(404);
    await fetch(`${counting.origin}/no/such/page`);
    await expect.poll(metrics).toMatch(/^site_requests_total\{route="post",status="2xx"\} [1-9]/m);
    log += await metrics();
    await counting.stop();
    log += counting.log();
  }

  const database = new DatabaseSync(join(folder, "counts.sqlite"));
  const rows = database.prepare("select * from daily_counts order by event, app").all();
  database.close();
  const counted = rows.map(({ day, ...row }) => Object.values({ ...row, count: String(row.count) }).join(" "));
  expect(counted).toEqual([
    "preview-fetch post en    telegram 2",
    "refused      invalid 2",
    "store-click post tr apple instagram chooser apple 2",
    "view post tr apple instagram   2",
    "view post tr apple telegram   2",
  ]);

  const files = (await readdir(folder)).filter((name) => name.startsWith("counts.sqlite"));
  const kept = await Promise.all(files.map((name) => readFile(join(folder, name), "latin1")));
  expect(log).toContain("stopped");
  expect([...kept, log].join("")).not.toMatch(/canary|Mozilla|TelegramBot|203\.0\.113|p-1|\/post\/|\?lng/);
});
