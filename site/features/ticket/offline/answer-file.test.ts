import { expect, test } from "vitest";
import { answerFile, isFilePath } from "./answer-file.ts";
import { network, origin, page, provideStorage, storage, ticketUrl } from "./ticket-copies.harness.ts";
import { storePage } from "./ticket-copies.ts";

provideStorage();

const picture = `${origin}/picture/w750/sig?of=/media/k.webp`;
const offline = () => Promise.reject(new TypeError("Failed to fetch"));
const textOf = async (url: string, send: typeof fetch, headers = {}) =>
  (await answerFile(new Request(url, { headers }), { storage, fetch: send })).text();

test("files come from the copy, others from the network", async () => {
  await storePage(storage, ticketUrl(), page(), [picture], network().fetch);
  expect(await textOf(`${origin}/assets/entry-1.js`, offline)).toBe("file /assets/entry-1.js");
  expect(await textOf(`${origin}/assets/entry-2.js`, network().fetch)).toBe("file /assets/entry-2.js");
  await expect(textOf(`${origin}/assets/entry-2.js`, offline)).rejects.toThrow();
});

test("an image in another size comes from the network, without a connection in the stored size", async () => {
  await storePage(storage, ticketUrl(), page(), [picture], network().fetch);
  const larger = picture.replace("w750", "w1600");
  expect(await textOf(larger, network().fetch)).toBe("file /picture/w1600/sig");
  expect(await textOf(larger, offline)).toBe("file /picture/w750/sig");
});

test("a part of a file comes from the network", async () => {
  await storePage(storage, ticketUrl(), page(), [picture], network().fetch);
  await expect(textOf(picture, offline, { Range: "bytes=0-1" })).resolves.toBeDefined();
  const part = async () => new Response("part");
  expect(await textOf(picture, part as typeof fetch, { Range: "bytes=0-1" })).toBe("part");
});

test.each([
  ["/assets/a.js", true],
  ["/picture/w750/s", true],
  ["/media/a.webp", true],
  ["/count", false],
  ["/ticket/a/b/c", false],
  ["/api/project/events/ticketSucces/a/b/c", false],
])("%s: %s", (path, expected) => {
  expect(isFilePath(path)).toBe(expected);
});
