import { beforeAll, beforeEach, expect, test, vi } from "vitest";
import { network, origin, page, provideStorage, storage, ticketUrl } from "./ticket-copies.harness.ts";
import { hasCopy, storePage } from "./ticket-copies.ts";

provideStorage();

type Listener = (event: object) => void;

const url = ticketUrl();
const listeners = new Map<string, Listener>();
let send: typeof fetch;
/** Addresses of the pages that are open, and what they are told. */
let pages: string[] = [];
let told: string[] = [];
const client = (address: string) => ({
  url: address,
  postMessage: (message: string) => told.push(`${message} ${address}`),
});
const background: Promise<unknown>[] = [];

// Not an import: the types of workers (tsconfig.worker.json) cannot stand beside those of pages.
const [load] = Object.values(import.meta.glob("./ticket-worker.ts"));

beforeAll(async () => {
  const clients = {
    get: async (id: string) => id && pages.push(`${url}#${id}`),
    matchAll: async () => pages.map(client),
  };
  const addEventListener = (type: string, listener: Listener) => listeners.set(type, listener);
  vi.stubGlobal("self", { addEventListener, skipWaiting: async () => {}, clients });
  vi.stubGlobal("caches", storage);
  vi.stubGlobal("location", new URL(origin));
  vi.stubGlobal("fetch", (input: RequestInfo | URL) => send(input));
  await load?.();
});
beforeEach(() => {
  background.length = 0;
  pages = [];
  told = [];
});

/** As a browser does when the visitor opens a ticket. @returns what the worker answers, if it does */
async function open(address: URL): Promise<Response | undefined> {
  let answer: Promise<Response> | undefined;
  listeners.get("fetch")?.({
    // Only browsers make such a request.
    request: Object.defineProperty(new Request(address), "mode", { value: "navigate" }),
    resultingClientId: "arriving",
    waitUntil: (promise: Promise<unknown>) => background.push(promise),
    respondWith: (promise: Promise<Response>) => {
      answer = promise;
    },
  });
  return answer;
}

const store = (address: URL, until: string) => storePage(storage, address, page({ until }), [], network().fetch);
const longAgo = "2020-01-01T00:00:00Z";
const farAhead = "2120-01-01T00:00:00Z";

test("a copy whose time is over still opens once, at the door, and is removed afterwards", async () => {
  await store(url, longAgo);
  send = network().fetch;
  const answer = await open(url);
  expect(await answer?.text()).toContain("data-offline");
  await Promise.allSettled(background);
  expect(await hasCopy(storage, url)).toBe(false);
  // Without a copy the request is passed on.
  await expect(open(url)).rejects.toThrow("Failed to fetch");
  await Promise.allSettled(background);
});

test("opening any ticket removes the copies of others whose time is over, and no other", async () => {
  const [over, ahead, opened] = [ticketUrl(1), ticketUrl(2), ticketUrl(3)];
  await store(over, longAgo);
  await store(ahead, farAhead);
  send = network(page()).fetch;
  expect((await open(opened))?.status).toBe(200);
  await Promise.allSettled(background);
  expect([await hasCopy(storage, over), await hasCopy(storage, ahead)]).toEqual([false, true]);
});

test("a postponed event: the answer renews the copy whose time was over", async () => {
  await store(url, longAgo);
  send = network(page({ until: farAhead, date: "2026-08-01T10:00:00Z" })).fetch;
  await open(url);
  await Promise.allSettled(background);
  expect(await hasCopy(storage, url)).toBe(true);
});

test("the worker answers for tickets and their files alone", async () => {
  send = network().fetch;
  for (const path of ["/", "/download", "/ticket/", "/ticket/konser/p/1/calendar.ics"]) {
    expect(await open(new URL(path, origin)), path).toBeUndefined();
  }
});

test("all open pages of a ticket that is gone are told, also one that is only arriving, and no other page", async () => {
  await store(url, farAhead);
  pages = [`${origin}/`, ticketUrl(2).href, ticketUrl(1, "/?lng=en").href];
  send = network(page({ status: 404, until: longAgo })).fetch;
  expect((await open(ticketUrl(1, "?lng=tr")))?.status).toBe(404);
  await vi.waitFor(() => expect(told).toEqual([`gone ${url}/?lng=en`, `gone ${url}#arriving`]));
});
