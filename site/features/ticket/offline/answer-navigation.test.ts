import { beforeEach, expect, test, vi } from "vitest";
import { responseLimits } from "#contract/limits.ts";
import { visitorTimeoutMs } from "#site/product-api/timeouts.ts";
import { answerNavigation, networkTimeoutMs } from "./answer-navigation.ts";
import { offlineNoLonger } from "./offline-until.ts";
import { htmlOf, network, page, provideStorage, storage, ticketUrl } from "./ticket-copies.harness.ts";
import { findPage, hasCopy, storePage } from "./ticket-copies.ts";

provideStorage();

const url = ticketUrl();
const confirmed = "2026-07-01T10:00:00.000Z";
const copyOf = (html: string) => html.replace("<html", `<html data-offline="${confirmed}"`);

const background: Promise<unknown>[] = [];
const reportGone = vi.fn(async () => {});
beforeEach(() => {
  background.length = 0;
  reportGone.mockClear();
});

const storeCopy = () => storePage(storage, url, page(), [], network().fetch);

/** @param timeoutMs 0: the network is slower than anything */
function navigate(send: typeof fetch, timeoutMs = 60_000): Promise<Response> {
  const waitUntil = (promise: Promise<unknown>) => background.push(promise);
  return answerNavigation(new Request(url), { storage, fetch: send, waitUntil, reportGone, timeoutMs });
}

test("without a copy the request is passed on, whatever becomes of it", async () => {
  const online = network(page({ status: 503 }));
  expect((await navigate(online.fetch)).status).toBe(503);
  expect(online.requested).toEqual([url.pathname]);
  await expect(navigate(network().fetch)).rejects.toThrow("Failed to fetch");
  expect(await storage.keys()).toEqual([]);
});

test("with a copy the network comes first, waits for the ticket, and refreshes the copy", async () => {
  await storeCopy();
  const online = network(page({ html: htmlOf("1", "Yeni"), date: "2026-07-02T10:00:00Z" }));
  const response = await navigate(online.fetch);
  expect(await response.text()).toBe(htmlOf("1", "Yeni"));
  expect(response.headers.get("Content-Language")).toBe("tr");
  expect(online.requested).toEqual([`${url.pathname}?whole=1`]);
  expect(await (await findPage(storage, url))?.text()).toBe(htmlOf("1", "Yeni"));
});

test.each([
  ["there is no connection", []],
  ["the product server is down", [page({ status: 503, until: undefined })]],
  ["a proxy has no server", [new Response("", { status: 502 })]],
  ["a proxy has no such page", [new Response("", { status: 404 })]],
  ["there are too many requests", [new Response("", { status: 429 })]],
])("the copy is shown where %s", async (_reason, answers) => {
  await storeCopy();
  const response = await navigate(network(...answers).fetch);
  expect(response.status).toBe(200);
  expect(await response.text()).toBe(copyOf(htmlOf("1")));
  expect(await hasCopy(storage, url)).toBe(true);
});

test.each([404, 410])("the site's own %i is shown and removes the copy", async (status) => {
  await storeCopy();
  expect((await navigate(network(page({ status, until: offlineNoLonger })).fetch)).status).toBe(status);
  expect(await hasCopy(storage, url)).toBe(false);
  expect(reportGone).toHaveBeenCalledOnce();
});

test("a page that may not be stored is shown and not stored", async () => {
  await storeCopy();
  const response = await navigate(network(page({ html: htmlOf("1", "Yeni"), until: undefined })).fetch);
  expect(await response.text()).toBe(htmlOf("1", "Yeni"));
  expect(await (await findPage(storage, url))?.text()).toBe(htmlOf("1"));
});

test.each([
  ["refreshes the copy", page({ html: htmlOf("1", "Geç") }), htmlOf("1", "Geç")],
  ["removes it with a 404", page({ status: 404, until: offlineNoLonger }), undefined],
])("the copy is shown where the network hangs; a late answer %s", async (_effect, late, expected) => {
  await storeCopy();
  const { promise, resolve } = Promise.withResolvers<Response>();
  expect(await (await navigate(network(promise).fetch, 0)).text()).toBe(copyOf(htmlOf("1")));
  resolve(late);
  await Promise.all(background);
  expect(await (await findPage(storage, url))?.text()).toBe(expected);
  expect(reportGone).toHaveBeenCalledTimes(expected ? 0 : 1);
});

test("a body that stops on its way counts as a hanging network", async () => {
  await storeCopy();
  const endless = new ReadableStream({ start: (stream) => stream.enqueue(new TextEncoder().encode("<!doctype")) });
  const { headers } = page();
  expect(await (await navigate(network(new Response(endless, { headers })).fetch, 0)).text()).toContain("data-offline");
});

test("a page that is in time for visitors replaces the copy; the copy is shown before the site gives up", () => {
  expect(networkTimeoutMs).toBeGreaterThan(visitorTimeoutMs);
  expect(networkTimeoutMs).toBeLessThan(responseLimits.timeoutMs);
});
