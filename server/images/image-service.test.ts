import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { temporaryFolder } from "#server/temporary-folder.harness.ts";
import type { FetchedImage } from "./fetch/fetch-image.ts";
import { createImageService, type ImageRequest } from "./image-service.ts";
import { openImageStore } from "./image-store.ts";

const day = 24 * 3600_000;

function createService(load: (url: string) => Promise<FetchedImage>) {
  const clock = { now: 0 };
  const store = openImageStore(join(temporaryFolder(), "pictures.sqlite"), 10_000_000, () => clock.now);
  onTestFinished(() => store.close());
  const hidden = new Set<string>();
  const work = { loaded: [] as string[], resized: 0, running: 0, maxRunning: 0, learned: [] as [string, number][] };
  const { get } = createImageService({
    store,
    now: () => clock.now,
    trustedOrigins: ["https://trusted.example"],
    isShown: async (url) => !hidden.has(url),
    onLearned: (url, { width }) => work.learned.push([url, width]),
    load: (url) => {
      work.loaded.push(url);
      return load(url);
    },
    async resize({ bytes }) {
      work.resized += 1;
      work.running += 1;
      work.maxRunning = Math.max(work.maxRunning, work.running);
      await new Promise(setImmediate);
      work.running -= 1;
      if (Buffer.from(bytes).toString() === "crashing") throw new Error("ended");
      if (Buffer.from(bytes).toString() === "damaged") return undefined;
      return { bytes, color: "#102030", facts: { width: 80, height: 60, isAnimated: false } };
    },
  });
  return { get, work, clock, store, hidden };
}

const fetched = async (text = "one"): Promise<FetchedImage> => ({ kind: "fetched", bytes: Buffer.from(text) });
const request = (url: string, size = "w750"): ImageRequest => ({ url, signature: `of-${url}`, size, format: "avif" });
const foreign = "https://media.example/a.jpg";

test("a thousand concurrent requests are coalesced, later ones find the stored image", async () => {
  const { get, work } = createService(() => fetched());
  const results = await Promise.all(Array.from({ length: 1000 }, () => get(request(foreign))));
  expect(new Set(results.map(({ kind }) => kind))).toEqual(new Set(["found"]));
  expect((await get(request(foreign))).kind).toBe("found");
  expect(work).toMatchObject({ loaded: [foreign], resized: 1 });
});

test("two images are resized at a time, and more than can wait are refused", async () => {
  const { get, work } = createService(() => fetched());
  const results = await Promise.all(Array.from({ length: 100 }, (_, at) => get(request(`${foreign}?${at}`))));
  const count = (kind: string) => results.filter((result) => result.kind === kind).length;
  expect([count("found"), count("busy"), work.maxRunning]).toEqual([67, 33, 2]);
  expect((await get(request(`${foreign}?99`))).kind).toBe("found");
});

test("while one host hangs, images of others and own media are resized", async () => {
  const { get, work } = createService((url) => (url.startsWith(foreign) ? new Promise(() => {}) : fetched()));
  for (let at = 0; at < 100; at += 1) void get(request(`${foreign}?${at}`));
  for (const url of ["https://other.example/a.jpg", "/media/a.jpg"])
    expect((await get(request(url))).kind).toBe("found");
  expect(work.loaded.filter((url) => url.startsWith(foreign))).toHaveLength(3);
});

test("while a hundred hosts of strangers hang, trusted images and own media are resized", async () => {
  const { get, work } = createService((url) => (url.includes("stranger") ? new Promise(() => {}) : fetched()));
  for (let at = 0; at < 100; at += 1) void get(request(`https://stranger-${at}.example/a.jpg`));
  for (const url of ["https://trusted.example/a.jpg", "/media/a.jpg"])
    expect((await get(request(url))).kind).toBe("found");
  expect(work.loaded.filter((url) => url.includes("stranger"))).toHaveLength(5);
});

test.each(["missing", "unreachable"] as const)("a %s image is not loaded again at once, in any size", async (kind) => {
  const { get, work } = createService(async () => ({ kind }));
  expect(await get(request(foreign))).toEqual({ kind });
  expect(await get(request(foreign, "w320"))).toEqual({ kind });
  expect(work).toMatchObject({ loaded: [foreign], resized: 0 });
});

test("a file that is not an image is missing", async () => {
  expect(await createService(() => fetched("damaged")).get(request(foreign))).toEqual({ kind: "missing" });
});

test("an image that crashes the resize process is unreachable, others are not affected", async () => {
  const { get, work } = createService((url) => fetched(url === foreign ? "crashing" : "one"));
  const results = await Promise.all([get(request(foreign)), get(request("/media/a.jpg"))]);
  expect(results.map(({ kind }) => kind)).toEqual(["unreachable", "found"]);
  await get(request(foreign));
  expect(work.resized).toBe(2);
});

test("after a day, an image of another host is sent and revalidated", async () => {
  let result: FetchedImage = await fetched("old");
  const { get, clock, work } = createService(async () => result);
  const text = async () => {
    const got = await get(request(foreign));
    return got.kind === "found" ? Buffer.from(got.image.bytes).toString() : got.kind;
  };
  await text();
  result = await fetched("new");
  clock.now = day;
  expect([await text(), work.loaded.length]).toEqual(["old", 1]);
  clock.now = day + 1;
  expect(await text()).toBe("old");
  await expect.poll(() => work.loaded.length).toBe(2);
  await expect.poll(text).toBe("new");

  clock.now = 3 * day;
  result = { kind: "unreachable" }; // an outage removes nothing
  expect(await text()).toBe("new");
  await expect.poll(() => work.loaded.length).toBe(3);
  expect(await text()).toBe("new");
});

test("an image that its host has removed is not sent any longer", async () => {
  let result: FetchedImage = await fetched();
  const { get, clock } = createService(async () => result);
  await get(request(foreign));
  result = { kind: "missing" };
  clock.now = 2 * day;
  expect((await get(request(foreign))).kind).toBe("found");
  await expect.poll(async () => (await get(request(foreign))).kind).toBe("missing");
});

test("own media are never revalidated", async () => {
  const { get, clock, work } = createService(() => fetched());
  await get(request("/media/a.jpg"));
  clock.now = 1000 * day;
  await get(request("/media/a.jpg"));
  expect(work.loaded).toHaveLength(1);
});

test("what is found out is reported: the size of the original, and that there is no image", async () => {
  let result = await fetched();
  const { get, clock, work, store } = createService(async () => result);
  await get(request(foreign));
  expect(work.learned).toEqual([[foreign, 80]]);
  expect(store.findColor(`of-${foreign}`)).toBe("#102030");
  result = { kind: "missing" };
  clock.now = 2 * day;
  await get(request(foreign));
  await expect.poll(() => work.learned.at(-1)).toEqual([foreign, 0]);
  expect(store.findColor(`of-${foreign}`)).toBeUndefined();
});

test.each([foreign, "/media/a.jpg"])("a hidden image is neither sent nor fetched nor kept: %s", async (url) => {
  const { get, work, store, hidden } = createService(() => fetched());
  await get(request(url));
  hidden.add(url);
  expect((await get(request(url))).kind).toBe("missing");
  expect(store.find(request(url))).toBeUndefined();
  expect((await get(request(url, "w320"))).kind).toBe("missing");
  expect(work.loaded).toEqual([url]);
  hidden.clear(); // as after an objection
  expect((await get(request(url))).kind).toBe("found");
});

test.each([foreign, "/media/a.jpg"])("an image that is hidden while it is resized is not stored: %s", async (url) => {
  const loading = Promise.withResolvers<FetchedImage>();
  const { get, work, store, hidden } = createService(() => loading.promise);
  const pending = get(request(url));
  await expect.poll(() => work.loaded).toEqual([url]);
  hidden.add(url);
  store.remove(request(url).signature); // what follows a decision
  loading.resolve(await fetched());
  expect((await pending).kind).toBe("missing");
  expect(store.find(request(url))).toBeUndefined();
});
