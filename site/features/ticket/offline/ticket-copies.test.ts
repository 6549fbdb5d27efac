import { expect, test } from "vitest";
import { htmlOf, network, origin, page, provideStorage, storage, ticketUrl } from "./ticket-copies.harness.ts";
import {
  countCopies,
  findFile,
  findImage,
  findPage,
  hasCopy,
  refreshPage,
  removeAllCopies,
  removeCopy,
  removeExpired,
  storePage,
} from "./ticket-copies.ts";

provideStorage();

const url = ticketUrl();
const picture = `${origin}/picture/w750/sig?of=/media/k.webp`;
const store = (response = page(), files: string[] = [], at = url) =>
  storePage(storage, at, response, files, network().fetch);
const textOf = async (at = url) => (await findPage(storage, at))?.text();

test("a page is stored with the scripts that it names and the files that it has loaded", async () => {
  await store(page(), [picture]);
  expect(await textOf()).toBe(htmlOf("1"));
  expect(await (await findFile(storage, `${origin}/assets/entry-1.js`))?.text()).toBe("file /assets/entry-1.js");
  expect(await findFile(storage, picture)).toBeDefined();
  expect(await findFile(storage, `${origin}/assets/entry-2.js`)).toBeUndefined();
});

test("all URLs of a ticket have the same copy, those of another have not", async () => {
  await store();
  expect(await textOf(new URL(`${url}/?lng=tr&utm_source=x#code`))).toBe(htmlOf("1"));
  expect(await findPage(storage, ticketUrl(2))).toBeUndefined();
});

test("the name of a cache, which every script of the site can read, says nothing of the ticket", async () => {
  await store();
  await store(page(), [], ticketUrl(2));
  const names = await storage.keys();
  expect(names).toHaveLength(2);
  for (const name of names) expect(name).toMatch(/^ticket-\d+ [0-9a-f]{32}$/);
});

test("nothing is stored where a file cannot be fetched, or there is no space", async () => {
  const without = async () => new Response("", { status: 404 });
  await expect(storePage(storage, url, page(), [], without as typeof fetch)).rejects.toThrow("404");
  expect(await hasCopy(storage, url)).toBe(false);

  const full = new Error("QuotaExceededError");
  const failing = {
    has: (name: string) => storage.has(name),
    delete: (name: string) => storage.delete(name),
    open: async (name: string) => {
      await storage.open(name);
      return { put: () => Promise.reject(full) };
    },
  } as unknown as CacheStorage;
  await expect(storePage(failing, url, page(), [], network().fetch)).rejects.toThrow(full);
  expect(await hasCopy(storage, url)).toBe(false);
});

test("a copy that cannot be replaced stays", async () => {
  await store();
  const offline = () => Promise.reject(new TypeError("Failed to fetch"));
  await expect(storePage(storage, url, page({ html: htmlOf("2") }), [], offline)).rejects.toThrow();
  expect(await textOf()).toBe(htmlOf("1"));
});

test("each language has its page; without one the page that was confirmed last is shown", async () => {
  await store(page({ html: htmlOf("1", "Bilet") }));
  await store(page({ html: htmlOf("1", "Ticket"), language: "en", date: "2026-07-02T10:00:00Z" }));
  expect(await textOf(ticketUrl(1, "?lng=tr"))).toContain("Bilet");
  expect(await textOf(ticketUrl(1, "?lng=EN"))).toContain("Ticket");
  expect(await textOf(ticketUrl(1, "?lng=de"))).toContain("Ticket");
  expect(await textOf(ticketUrl(1))).toContain("Ticket");
  // The header has whole seconds.
  await store(page({ html: htmlOf("1", "Billet"), language: "fr", date: "2026-07-02T10:00:00Z" }));
  expect(await textOf(ticketUrl(1))).toContain("Billet");
});

test("a page of another release does not replace one that is whole, until its scripts are stored", async () => {
  await store(page(), [picture]);
  await store(page({ language: "en" }));
  expect(await refreshPage(storage, url, page({ html: htmlOf("2") }))).toBe(false);
  expect(await textOf()).toBe(htmlOf("1"));

  await store(page({ html: htmlOf("2") }), [picture]);
  expect(await textOf()).toBe(htmlOf("2"));
  expect(await findFile(storage, `${origin}/assets/entry-1.js`)).toBeUndefined();
  expect(await findFile(storage, picture)).toBeDefined();
  // The page in another language names scripts that are gone.
  expect(await textOf(ticketUrl(1, "?lng=en"))).toBe(htmlOf("2"));
});

test("nothing that was removed is refreshed", async () => {
  await store();
  await removeCopy(storage, url);
  expect(await refreshPage(storage, url, page())).toBe(false);
  expect(await storage.keys()).toEqual([]);
});

test("an image is found in another size", async () => {
  await store(page(), [picture]);
  expect(await findImage(storage, new URL(picture.replace("w750", "w1090")))).toBeDefined();
  expect(await findImage(storage, new URL(picture.replace("k.webp", "l.webp")))).toBeUndefined();
});

test("copies are removed when their time is over; other caches of the origin are not touched", async () => {
  await storage.open("of somebody else");
  await storage.open("ticket-1 /ticket/a/b/c"); // an older layout
  await storage.open("ticket-2 0123"); // broken: without a page
  await store(page({ until: "2026-07-12T00:00:00Z" }));
  await store(page({ until: "not a date" }), [], ticketUrl(2));
  await removeExpired(storage, new Date("2026-07-11T23:59:00Z"));
  expect(await storage.keys()).toEqual(["of somebody else", expect.stringMatching(/^ticket-2 [0-9a-f]{32}$/)]);
  expect(await hasCopy(storage, url)).toBe(true);
  await removeExpired(storage, new Date("2026-07-12T00:00:00Z"));
  expect(await storage.keys()).toEqual(["of somebody else"]);
});

test("a device keeps 20 tickets: one more replaces the one that was confirmed longest ago", async () => {
  const day = (number: number) => `2026-06-${String(number).padStart(2, "0")}T10:00:00Z`;
  await store(page({ date: day(2) }), [], ticketUrl(2));
  await store(page({ date: day(1) }), [], ticketUrl(1));
  for (let number = 3; number <= 20; number++) await store(page({ date: day(number) }), [], ticketUrl(number));
  expect(await countCopies(storage)).toBe(20);
  await store(page({ date: day(21) }), [], ticketUrl(21));
  expect(await countCopies(storage)).toBe(20);
  expect(await hasCopy(storage, ticketUrl(1))).toBe(false);
  expect(await hasCopy(storage, ticketUrl(2))).toBe(true);

  await removeAllCopies(storage);
  expect(await countCopies(storage)).toBe(0);
});
