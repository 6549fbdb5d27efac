import type { IncomingMessage } from "node:http";
import { expect, onTestFinished, test, vi } from "vitest";
import { createClientAddress } from "#server/http/request/client-address.ts";
import { serve } from "#server/web/web-server.harness.ts";
import { siteResponse } from "#site/plain-site.harness.ts";
import type { Site } from "#site/site.ts";
import { createTicketMissLimiter } from "./ticket-miss-limiter.ts";

const site: Site = async ({ path }) =>
  path.includes("mine") ? siteResponse("page") : siteResponse("page", { status: 404 });

/** The test is the proxy, and says who the visitor is. */
async function serveTickets() {
  const observed = { missed: 0, refused: 0 };
  const observeTicketMiss = (result: keyof typeof observed) => void observed[result]++;
  const ticketMissLimiter = createTicketMissLimiter(createClientAddress(["127.0.0.1"]), { observeTicketMiss });
  const { origin, logged } = await serve({ site, ticketMissLimiter });
  const look = async (path: string, address: string) =>
    fetch(origin + path, { headers: { "X-Forwarded-For": address } });
  /** As looks at tickets that are not there do, without a server in between. */
  const miss = (times: number, address: string) => {
    const request = { headers: { "x-forwarded-for": address }, socket: { remoteAddress: "127.0.0.1" } };
    for (let one = 0; one < times; one++) ticketMissLimiter.countMiss(request as unknown as IncomingMessage);
  };
  return { look, miss, observed, logged };
}

test("after 60 misses, an address that misses again has to wait for a quarter of an hour", async () => {
  const { look, miss, observed, logged } = await serveTickets();
  miss(59, "192.0.2.1");
  for (let one = 0; one < 5; one++) expect((await look("/ticket/konser/p/mine", "192.0.2.1")).status).toBe(200);
  expect((await look("/ticket/konser/p/x", "192.0.2.1")).status).toBe(404);

  const refused = await look("/ticket/konser/p/60", "192.0.2.1");
  expect(refused.status).toBe(429);
  const seconds = Number(refused.headers.get("retry-after"));
  expect(seconds).toBeGreaterThan(14 * 60);
  expect(seconds).toBeLessThanOrEqual(15 * 60);
  expect(refused.headers.get("cache-control")).toBe("private, no-store");
  expect(refused.headers.get("content-security-policy")).toContain("default-src 'none'");
  expect(await refused.text()).toContain("too many requests from your network");
  expect(observed).toEqual({ missed: 60, refused: 1 });
  expect(logged).toEqual([]);
});

test("above the limit, an address may look up a hundred tickets in two seconds, for a quarter of an hour after its first miss", () => {
  vi.useFakeTimers({ toFake: ["performance", "setTimeout"] });
  onTestFinished(() => void vi.useRealTimers());
  vi.advanceTimersByTime(1); // at 0, lru-cache takes an entry for one without a limit
  const limiter = createTicketMissLimiter(() => "192.0.2.1");
  const request = {} as IncomingMessage;
  const lookUps = () => Array.from({ length: 1000 }, () => limiter.check(request)).filter((wait) => !wait).length;
  for (let one = 0; one < 59; one++) limiter.countMiss(request);
  expect(lookUps()).toBe(1000);
  limiter.countMiss(request);
  expect(lookUps()).toBe(100);
  expect(limiter.check(request)).toBe(2);
  vi.advanceTimersByTime(1000);
  expect(limiter.check(request)).toBe(1);
  vi.advanceTimersByTime(1000);
  expect(lookUps()).toBe(100);
  vi.advanceTimersByTime(15 * 60_000);
  expect(lookUps()).toBe(1000);
});

test("others, and other pages, are not affected", async () => {
  const { look, miss } = await serveTickets();
  miss(60, "192.0.2.1");
  expect((await look("/ticket/konser/p/x", "192.0.2.1")).status).toBe(429);
  expect((await look("/ticket/konser/p/other", "192.0.2.2")).status).toBe(404);
  expect((await look("/ticket/konser/p/mine", "192.0.2.2")).status).toBe(200);
  expect((await look("/post/mine", "192.0.2.1")).status).toBe(200);
  expect((await look("/tickets/none", "192.0.2.1")).status).toBe(404);
});

test("a network of IPv6 counts as one address; a forged address further left counts for nothing", async () => {
  const { look, miss } = await serveTickets();
  miss(30, "2001:db8::1");
  miss(30, "2001:db8::ffff:2");
  expect((await look("/ticket/konser/p/x", "2001:db8::3")).status).toBe(429);
  expect((await look("/ticket/konser/p/x", "192.0.2.9, 2001:db8::4")).status).toBe(429);
  expect((await look("/ticket/konser/p/x", "2001:db8:0:1::1")).status).toBe(404);
});
