import fc from "fast-check";
import { expect, test } from "vitest";
import { createClientAddress } from "#server/http/request/client-address.ts";
import { createSharedBudget, type SharedBudget } from "#server/http/request/shared-budget.ts";
import { serve } from "#server/web/web-server.harness.ts";
import { createCspReportEndpoint } from "./csp-report-endpoint.ts";

const report = (fields: Record<string, unknown>) => JSON.stringify({ "csp-report": fields });
const ticketUrl = "https://site.example/ticket/secret/secret/secret";

/** The test is the proxy, and says who the visitor is. */
async function reporting(reports?: SharedBudget) {
  const counted: string[] = [];
  const refused: string[] = [];
  const metrics = {
    countCspReport: (directive: string, route: string) => counted.push(`${directive} ${route}`),
    refuseCspReport: (reason: string) => refused.push(reason),
  };
  const { origin, logged } = await serve({
    messageEndpoints: { "csp-report": createCspReportEndpoint(createClientAddress(["127.0.0.1"]), metrics, reports) },
  });
  let visitors = 0;
  /** @param address of a visitor; one who was not there before where left out */
  const post = (body: string, address = `10.${++visitors}.0.1`) =>
    fetch(`${origin}/csp-report`, {
      method: "POST",
      body,
      headers: { "Content-Type": "application/csp-report", "X-Forwarded-For": address },
    });
  return { counted, refused, post, logged };
}

test.each([
  [{ "effective-directive": "script-src-elem", "document-uri": ticketUrl }, "script-src-elem ticket"],
  [{ "violated-directive": "img-src 'self' data:", "document-uri": "https://site.example/" }, "img-src landing"],
  [{ "effective-directive": "trusted-types", "document-uri": "https://site.example/post/1" }, "trusted-types post"],
  [{ "effective-directive": "canary", "document-uri": "canary" }, "other other"],
  [{ "effective-directive": ["__proto__"], "document-uri": { a: 1 } }, "other other"],
  [{}, "other other"],
])("%j is counted as %s, and nothing of it is logged", async (fields, count) => {
  const { post, counted, refused, logged } = await reporting();
  const response = await post(report(fields));
  expect([response.status, response.headers.get("cache-control")]).toEqual([204, "no-store"]);
  expect(counted).toEqual([count]);
  expect([refused, logged]).toEqual([[], []]);
});

test.each([
  ["nonsense", 400, "invalid"],
  ["", 400, "invalid"],
  ["null", 400, "invalid"],
  ['{"csp-report":null}', 400, "invalid"],
  ['{"csp-report":"text"}', 400, "invalid"],
  [report({ "script-sample": "x".repeat(9000) }), 413, "too-large"],
])("%j is refused", async (body, status, reason) => {
  const { post, counted, refused, logged } = await reporting();
  expect((await post(body)).status).toBe(status);
  expect([counted, refused, logged]).toEqual([[], [reason], []]);
});

test("reports above the limit are refused unread", async () => {
  const { post, refused } = await reporting(createSharedBudget({ limit: 10, kept: 2, each: 4 }));
  const statuses = async (addresses: readonly string[]) => {
    const found: number[] = [];
    for (const address of addresses) found.push((await post(report({}), address)).status);
    return found;
  };
  const household = ["2001:db8:0:101::1", "2001:db8:0:101::2", "2001:db8:0:102::1", "2001:db8:0:103::1"];
  expect(await statuses([...household, ...household])).toEqual(Array(8).fill(204));
  expect(await statuses([...household, "203.0.113.7"])).toEqual([429, 429, 429, 429, 204]);
  expect(refused).toEqual(Array(4).fill("too-fast"));
});

test("any JSON is counted or refused", async () => {
  const { post, counted, refused } = await reporting();
  await fc.assert(
    fc.asyncProperty(fc.json(), async (json) => {
      counted.length = refused.length = 0;
      expect((await post(`{"csp-report":${json}}`)).status).toBeLessThan(500);
      expect(counted.length + refused.length).toBe(1);
    }),
    { numRuns: 50 }, // fewer than the limit of everyone
  );
});

test("a report is taken also where nothing is counted", async () => {
  const { origin } = await serve({
    messageEndpoints: { "csp-report": createCspReportEndpoint(createClientAddress([])) },
  });
  expect((await fetch(`${origin}/csp-report`, { method: "POST", body: report({}) })).status).toBe(204);
});
