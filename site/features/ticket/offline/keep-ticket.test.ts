import { expect, test } from "vitest";
import { keepTicket } from "./keep-ticket.ts";
import { htmlOf, network, origin, page, provideStorage, storage, ticketUrl } from "./ticket-copies.harness.ts";
import { findFile, findPage } from "./ticket-copies.ts";

provideStorage();

const url = ticketUrl();
const font = `${origin}/assets/onest-1.woff2`;
const message = { kind: "keep", language: "tr", files: [`${origin}/assets/entry-1.js`, font] } as const;

test.each(["", "?lng=tr", "?whole=1", "?lng=tr&whole=1"])(
  "a page that came as %j is stored as the ticket's page in its language",
  async (search) => {
    await keepTicket(ticketUrl(1, search), message, { storage, fetch: network(page()).fetch });
    const [name = ""] = await storage.keys();
    const stored = (await (await storage.open(name)).keys()).map((request) => request.url);
    expect(stored.filter((one) => one.includes("/ticket/"))).toEqual([`${origin}${url.pathname}?lng=tr`]);
  },
);

test("a page that asks for it is fetched once more, whole, and stored with what it has loaded", async () => {
  const online = network(page());
  expect(await keepTicket(url, message, { storage, fetch: online.fetch })).toMatchObject({ kept: true });
  expect(online.requested.sort()).toEqual(["/assets/entry-1.js", "/assets/onest-1.woff2", `${url.pathname}?whole=1`]);
  expect(await findFile(storage, font)).toBeDefined();
});

const picture = `${origin}/picture/w750/sig?of=/media/k.webp&v=1`;
test.each([
  ["has an error", () => Promise.resolve(new Response("", { status: 502 }))],
  ["cannot be fetched", () => Promise.reject(new TypeError("Failed to fetch"))],
])(
  "a picture that the page has asked for and that %s costs only itself; a script costs the copy",
  async (_why, fail) => {
    const failing = (part: string, online = network(page()).fetch) => ({
      storage,
      fetch: ((input) => (String(input).includes(part) ? fail() : online(input))) as typeof fetch,
    });
    const files = [...message.files, picture, `${origin}/media/k.webp`];
    expect(await keepTicket(url, { ...message, files }, failing("/assets/"))).toMatchObject({ kept: false });
    expect(await keepTicket(url, { ...message, files }, failing("k.webp"))).toMatchObject({ kept: true });
    expect(await findFile(storage, font)).toBeDefined();
    expect(await findFile(storage, picture)).toBeUndefined();
  },
);

test("nothing is fetched where the copy has all that the page has loaded", async () => {
  await keepTicket(url, message, { storage, fetch: network(page()).fetch });
  const again = network();
  expect(await keepTicket(url, message, { storage, fetch: again.fetch })).toMatchObject({ kept: true });
  expect(again.requested).toEqual([]);
});

test.each([
  ["in another language", { ...message, language: "en" }, page({ language: "en", html: htmlOf("1", "Ticket") })],
  ["with another font", { ...message, files: [...message.files, `${origin}/assets/arabic-1.woff2`] }, page()],
])("the copy is completed for a page %s", async (_difference, asked, answer) => {
  await keepTicket(url, message, { storage, fetch: network(page()).fetch });
  const online = network(answer);
  expect(await keepTicket(url, asked, { storage, fetch: online.fetch })).toMatchObject({ kept: true });
  expect(online.requested).toContain(`${url.pathname}?whole=1`);
  for (const file of asked.files) expect(await findFile(storage, file)).toBeDefined();
});

test.each([
  ["loading", page({ until: undefined })],
  ["gone", page({ status: 404, until: undefined })],
  ["unavailable", page({ status: 503, until: undefined })],
])("a page that is %s by then is not stored", async (_state, answer) => {
  expect(await keepTicket(url, message, { storage, fetch: network(answer).fetch })).toMatchObject({ kept: false });
  expect(await findPage(storage, url)).toBeUndefined();
});

test("a device that is full is distinguished from a connection that is lost", async () => {
  const full = () => Promise.reject(new DOMException("", "QuotaExceededError"));
  expect(await keepTicket(url, message, { storage, fetch: full })).toEqual({ kept: false, isFull: true });
  expect(await keepTicket(url, message, { storage, fetch: network().fetch })).toEqual({ kept: false, isFull: false });
});

test("without a connection the copy stays what it was", async () => {
  expect(await keepTicket(url, message, { storage, fetch: network().fetch })).toMatchObject({ kept: false });
  await keepTicket(url, message, { storage, fetch: network(page()).fetch });
  expect(await keepTicket(url, { ...message, language: "en" }, { storage, fetch: network().fetch })).toMatchObject({
    kept: true,
  });
});
