import { afterAll, beforeAll, expect, inject, test } from "vitest";
import { freePort } from "#scripts/free-port.ts";
import { pathOf } from "../e2e/support/every-page.ts";
import { type RunningSite, startSite } from "../e2e/support/start-site.ts";

let site: RunningSite;
let metricsUrl: string;
beforeAll(async () => {
  const port = await freePort();
  metricsUrl = `http://127.0.0.1:${port}/metrics`;
  site = await startSite({ METRICS_PORT: String(port), LOG_LEVEL: "silent" });
});
afterAll(() => site.stop());

const metrics = async () => (await fetch(metricsUrl)).text();

test("nonsense and strangers change no number", async () => {
  const totals = async () =>
    (await metrics()).split("\n").filter((line) => /^site_(page_views|store_clicks)_total/.test(line));
  const before = await totals();
  const sameOrigin = { "Sec-Fetch-Site": "same-origin", "Content-Type": "text/plain" };
  const good = JSON.stringify({ event: "view", page: "post", language: "tr" });
  for (const [body, headers, status] of [
    ["nonsense", sameOrigin, 400],
    [JSON.stringify({ event: "view", page: "<script>", language: "tr" }), sameOrigin, 400],
    [JSON.stringify({ event: "view", page: "post", language: "tr", id: "6f1b2c3d" }), sameOrigin, 400],
    ["x".repeat(10_000), sameOrigin, 413],
    [good, { "Sec-Fetch-Site": "cross-site" }, 403],
    [good, { Origin: "https://evil.example" }, 403],
  ] as const) {
    const response = await fetch(`${site.origin}/count`, { method: "POST", body, headers });
    expect(response.status).toBe(status);
    expect(response.headers.has("set-cookie")).toBe(false);
  }
  expect(await totals()).toEqual(before);
});

test("the metrics are nowhere on the visitors' port", async () => {
  expect((await fetch(`${site.origin}/metrics`)).status).toBe(404);
  expect((await fetch(`${site.origin}/count`)).status).toBe(405);
});

test("without a port for the metrics, nothing is counted", async () => {
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
