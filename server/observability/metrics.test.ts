import type { AddressInfo } from "node:net";
import { expect, onTestFinished, test, vi } from "vitest";
import { listen } from "#server/http/listen.ts";
import { serve } from "#server/web/web-server.harness.ts";
import { siteResponse } from "#site/plain-site.harness.ts";
import { createMetrics } from "./metrics.ts";
import { createMetricsServer } from "./open-metrics.ts";

test("metrics cover the process and the site", async () => {
  const metrics = createMetrics();
  const view = { page: "post", language: "tr", phone: "apple", app: "instagram", place: "", detail: "" };
  metrics.count({ ...view, event: "view" });
  metrics.count({ ...view, event: "store-click", place: "chooser", detail: "google" });
  metrics.count({ ...view, event: "share" });
  metrics.count({ ...view, event: "preview-fetch", detail: "telegram" });
  metrics.observeCountWrite("failed");
  metrics.refuse("foreign");
  metrics.observeProductServerError("no-answer");
  metrics.observeProductServerCall("content", 200, 0.01);
  metrics.observeProductServerCall("reports", 0, 6);
  metrics.observeCache("stale");
  metrics.countShed();
  metrics.countDroppedConnection();
  metrics.observeTicketMiss("refused");
  metrics.countCspReport("img-src", "post");
  metrics.refuseCspReport("too-fast");
  metrics.observeCircuit("closed");
  metrics.observeCircuit("half-open");
  metrics.watchDatabase(async () => false);
  metrics.observeMail("desk_mails", "unreachable");
  metrics.watchOverdueReports(async () => 3);
  metrics.setWalletCertificateExpiry(new Date("2027-05-01T00:00:00Z"));
  const { contentType, text } = await metrics.read();
  expect(contentType).toMatch(/^text\/plain; version=0\.0\.4/);
  for (const line of [
    'site_page_views_total{page="post",language="tr",platform="apple"} 1',
    'site_store_clicks_total{page="post",language="tr",platform="google",position="chooser"} 1',
    'site_actions_total{action="share",page="post",platform="apple"} 1',
    'site_previews_fetched_total{page="post",fetcher="telegram"} 1',
    'site_count_writes_total{result="failed"} 1',
    'site_counts_refused_total{reason="foreign"} 1',
    'site_product_server_faults_total{fault="no-answer"} 1',
    'site_product_server_call_duration_seconds_count{api="content",status="2xx"} 1',
    'site_product_server_call_duration_seconds_count{api="reports",status="none"} 1',
    'site_page_cache_requests_total{result="stale"} 1',
    "site_pages_shed_total 1",
    "site_connections_dropped_total 1",
    'site_ticket_misses_total{result="refused"} 1',
    'site_csp_reports_total{directive="img-src",route="post"} 1',
    'site_csp_reports_refused_total{reason="too-fast"} 1',
    'site_product_server_circuit{state="closed"} 0',
    'site_product_server_circuit{state="half-open"} 1',
    "site_database_reachable 0",
    'site_mails_total{queue="desk_mails",result="unreachable"} 1',
    "site_reports_overdue 3",
    'site_wallet_certificate_expiry_timestamp_seconds{wallet="apple"} 1809129600',
  ]) {
    expect(text.split("\n")).toContain(line);
  }
  expect(text).toMatch(/^process_resident_memory_bytes \d+/m);
  expect(text).toMatch(/^nodejs_eventloop_lag_p99_seconds /m);
});

test("the time of the last view starts with the process, and moves with views alone", async () => {
  vi.useFakeTimers({ now: 1_000_000, toFake: ["Date"] });
  onTestFinished(() => void vi.useRealTimers());
  const metrics = createMetrics();
  const lastView = async () => /^site_last_page_view_timestamp_seconds (.*)$/m.exec((await metrics.read()).text)?.[1];
  const labels = { page: "post", language: "tr", phone: "apple", app: "browser", place: "", detail: "apple" };
  vi.setSystemTime(2_000_000);
  metrics.count({ ...labels, event: "store-click" });
  expect(await lastView()).toBe("1000");
  metrics.count({ ...labels, event: "view" });
  expect(await lastView()).toBe("2000");
});

test("where there is no database and no certificate, nothing is said about them", async () => {
  expect((await createMetrics().read()).text).not.toMatch(/site_database|site_wallet/);
});

test("requests are counted by route and status class, never by their URL", async () => {
  const metrics = createMetrics();
  const { origin } = await serve({ metrics, site: async () => siteResponse("gone", { status: 410 }) });
  await (await fetch(`${origin}/ticket/secret-slug/secret-package/secret-ticket?lng=tr`)).text();
  await (await fetch(`${origin}/secret`, { method: "DELETE" })).text();
  await expect
    .poll(async () => (await metrics.read()).text)
    .toContain('site_requests_total{route="other",status="4xx"} 1');
  const { text } = await metrics.read();
  expect(text).toContain('site_requests_total{route="ticket",status="4xx"} 1');
  expect(text).toContain('site_request_duration_seconds_count{route="ticket"} 1');
  expect(text).not.toContain("secret");
});

test("what a client asks for and is not offered is no error of the server", async () => {
  const metrics = createMetrics();
  for (const status of [501, 500, 503]) metrics.observeRequest("oembed", status, 0);
  const { text } = await metrics.read();
  expect(text).toContain('site_requests_total{route="oembed",status="4xx"} 1');
  expect(text).toContain('site_requests_total{route="oembed",status="5xx"} 2');
});

test("the metrics server serves /metrics and nothing else", async () => {
  const server = createMetricsServer({ read: async () => ({ contentType: "text/plain", text: "all well" }) });
  await listen(server, "127.0.0.1", 0);
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  expect(await (await fetch(`${origin}/metrics?x`)).text()).toBe("all well");
  expect((await fetch(`${origin}/metrics`, { method: "HEAD" })).status).toBe(200);
  expect((await fetch(`${origin}/`)).status).toBe(404);
  expect((await fetch(`${origin}/metrics`, { method: "POST" })).status).toBe(404);
  for (const path of ["/metrics", "/"]) {
    const { headers } = await fetch(origin + path);
    expect(headers.get("Content-Security-Policy"), path).toContain("default-src 'none'");
    expect(headers.get("X-Content-Type-Options"), path).toBe("nosniff");
  }
});
