import { expect, test } from "vitest";
import { keepTicket } from "./keep-ticket.ts";
import { htmlOf, network, origin, page, storage, ticketUrl } from "./ticket-copies.harness.ts";
import { findFile, findPage } from "./ticket-copies.ts";

const url = ticketUrl();
const font = `${origin}/assets/onest-1.woff2`;
const message = { kind: "keep", language: "tr", files: [`${origin}/assets/entry-1.js`, font] } as const;

test("a page that asks for it is fetched once more, whole, and stored with what it has loaded", async () => {
  const online = network(page());
  expect(await keepTicket(url, message, { storage, fetch: online.fetch })).toBe(true);
  expect(online.requested.sort()).toEqual(["/assets/entry-1.js", "/assets/onest-1.woff2", `${url.pathname}?whole=1`]);
  expect(await findFile(storage, font)).toBeDefined();
});

const picture = `${origin}/picture/w750/sig?of=/media/k.webp&v=1`;
const withPicture = () =>
  page({ html: `${htmlOf("1")}<img alt="" src="/picture/w750/sig?of=/media/k.webp&amp;v=1" class="x">` });

test("a page that came in its loading state has not loaded the picture that the stored one names", async () => {
  await keepTicket(url, message, { storage, fetch: network(withPicture()).fetch });
  expect(await (await findFile(storage, picture))?.text()).toBe("file /picture/w750/sig");
});

test("a picture that is stored in another size is not fetched again, and one that is missing costs nothing", async () => {
  const online = network(withPicture());
  const files = [...message.files, picture.replace("w750", "w1090")];
  await keepTicket(url, { ...message, files }, { storage, fetch: online.fetch });
  expect(online.requested.filter((path) => path.startsWith("/picture/"))).toHaveLength(1);

  const other = ticketUrl(2);
  const without = network(withPicture()).fetch;
  const fetch = async (input: RequestInfo | URL) =>
    String(input).includes("/picture/") ? new Response("", { status: 502 }) : without(input);
  await storage.delete((await storage.keys())[0] ?? "");
  expect(await keepTicket(other, message, { storage, fetch: fetch as typeof globalThis.fetch })).toBe(true);
});

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
    expect(await keepTicket(url, { ...message, files }, failing("/assets/"))).toBe(false);
    expect(await keepTicket(url, { ...message, files }, failing("k.webp"))).toBe(true);
    expect(await findFile(storage, font)).toBeDefined();
    expect(await findFile(storage, picture)).toBeUndefined();
  },
);

test("nothing is fetched where the copy has all that the page has loaded", async () => {
  await keepTicket(url, message, { storage, fetch: network(page()).fetch });
  const again = network();
  expect(await keepTicket(url, message, { storage, fetch: again.fetch })).toBe(true);
  expect(again.requested).toEqual([]);
});

test.each([
  ["in another language", { ...message, language: "en" }, page({ language: "en", html: htmlOf("1", "Ticket") })],
  ["with another font", { ...message, files: [...message.files, `${origin}/assets/arabic-1.woff2`] }, page()],
])("the copy is completed for a page %s", async (_difference, asked, answer) => {
  await keepTicket(url, message, { storage, fetch: network(page()).fetch });
  const online = network(answer);
  expect(await keepTicket(url, asked, { storage, fetch: online.fetch })).toBe(true);
  expect(online.requested).toContain(`${url.pathname}?whole=1`);
  for (const file of asked.files) expect(await findFile(storage, file)).toBeDefined();
});

test.each([
  ["loading", page({ until: undefined })],
  ["gone", page({ status: 404, until: undefined })],
  ["unavailable", page({ status: 503, until: undefined })],
])("a page that is %s by then is not stored", async (_state, answer) => {
  expect(await keepTicket(url, message, { storage, fetch: network(answer).fetch })).toBe(false);
  expect(await findPage(storage, url)).toBeUndefined();
});

test("without a connection the copy stays what it was", async () => {
  expect(await keepTicket(url, message, { storage, fetch: network().fetch })).toBe(false);
  await keepTicket(url, message, { storage, fetch: network(page()).fetch });
  expect(await keepTicket(url, { ...message, language: "en" }, { storage, fetch: network().fetch })).toBe(true);
});
