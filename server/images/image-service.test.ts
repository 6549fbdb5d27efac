import { expect, onTestFinished, test } from "vitest";
import { temporaryFolder } from "#server/temporary-folder.harness.ts";
import type { FetchedImage } from "./fetch-image.ts";
import { createImageService, type WantedImage } from "./image-service.ts";
import { openImageStore } from "./image-store.ts";
import { placeholderKey, placeholderSizes } from "./placeholder-key.ts";

const day = 24 * 3600_000;

function workshop(load: (url: string) => Promise<FetchedImage>) {
  const clock = { now: 0 };
  const store = openImageStore(temporaryFolder(), 10_000_000, () => clock.now);
  onTestFinished(() => store.close());
  const work = { loaded: [] as string[], resized: 0, drawn: 0, atOnce: 0, most: 0, told: [] as string[] };
  const { get } = createImageService({
    store,
    now: () => clock.now,
    onChange: (url) => work.told.push(url),
    load: (url) => {
      work.loaded.push(url);
      return load(url);
    },
    async resize({ bytes, size }) {
      if (size === placeholderSizes.tile) return { bytes: Buffer.from(`${bytes}, small`), color: undefined };
      if (size === placeholderSizes.full) {
        work.drawn += 1;
        return { bytes: Buffer.from(`${bytes}, drawn`), color: undefined };
      }
      work.resized += 1;
      work.atOnce += 1;
      work.most = Math.max(work.most, work.atOnce);
      await new Promise(setImmediate);
      work.atOnce -= 1;
      if (Buffer.from(bytes).toString() === "deadly") throw new Error("ended");
      if (Buffer.from(bytes).toString() === "damaged") return undefined;
      return { bytes, color: Buffer.from(bytes).toString() === "glass" ? undefined : "#102030" };
    },
  });
  return { get, work, clock, store };
}

const fetched = async (text = "one"): Promise<FetchedImage> => ({ kind: "fetched", bytes: Buffer.from(text) });
const wanted = (url: string, size = "w750"): WantedImage => ({ url, signature: `of-${url}`, size, format: "avif" });
const foreign = "https://media.example/a.jpg";

test("a thousand who ask at once cause one rendering, and those after them none", async () => {
  const { get, work } = workshop(() => fetched());
  const answers = await Promise.all(Array.from({ length: 1000 }, () => get(wanted(foreign))));
  expect(new Set(answers.map(({ kind }) => kind))).toEqual(new Set(["made"]));
  expect((await get(wanted(foreign))).kind).toBe("made");
  expect(work).toMatchObject({ loaded: [foreign], resized: 1 });
});

test("two renderings at once at most, and more than can wait are refused", async () => {
  const { get, work } = workshop(() => fetched());
  const answers = await Promise.all(Array.from({ length: 100 }, (_, at) => get(wanted(`${foreign}?${at}`))));
  const count = (kind: string) => answers.filter((answer) => answer.kind === kind).length;
  expect([count("made"), count("busy"), work.most]).toEqual([67, 33, 2]);
  expect((await get(wanted(`${foreign}?99`))).kind).toBe("made");
});

test("while one host hangs, pictures of the others and own media are made", async () => {
  const { get, work } = workshop((url) => (url.startsWith(foreign) ? new Promise(() => {}) : fetched()));
  for (let at = 0; at < 100; at += 1) void get(wanted(`${foreign}?${at}`));
  for (const url of ["https://other.example/a.jpg", "/media/a.jpg"]) expect((await get(wanted(url))).kind).toBe("made");
  expect(work.loaded.filter((url) => url.startsWith(foreign))).toHaveLength(3);
});

test.each(["missing", "unreachable"] as const)(
  "a %s picture is not asked for again at once, in any size",
  async (kind) => {
    const { get, work } = workshop(async () => ({ kind }));
    expect(await get(wanted(foreign))).toEqual({ kind });
    expect(await get(wanted(foreign, "w320"))).toEqual({ kind });
    expect(work).toMatchObject({ loaded: [foreign], resized: 0 });
  },
);

test("what is no picture is missing", async () => {
  expect(await workshop(() => fetched("damaged")).get(wanted(foreign))).toEqual({ kind: "missing" });
});

test("a picture that nobody survives is out of reach, and takes no other with it", async () => {
  const { get, work } = workshop((url) => fetched(url === foreign ? "deadly" : "one"));
  const answers = await Promise.all([get(wanted(foreign)), get(wanted("/media/a.jpg"))]);
  expect(answers.map(({ kind }) => kind)).toEqual(["unreachable", "made"]);
  await get(wanted(foreign));
  expect(work.resized).toBe(2);
});

test("after a day, a picture from elsewhere is shown and looked at again", async () => {
  let answer: FetchedImage = await fetched("old");
  const { get, clock, work } = workshop(async () => answer);
  const text = async () => {
    const got = await get(wanted(foreign));
    return got.kind === "made" ? Buffer.from(got.image.bytes).toString() : got.kind;
  };
  await text();
  answer = await fetched("new");
  clock.now = day;
  expect([await text(), work.loaded.length]).toEqual(["old", 1]);
  clock.now = day + 1;
  expect([await text(), work.loaded.length]).toEqual(["old", 2]);
  await expect.poll(text).toBe("new");

  clock.now = 3 * day;
  answer = { kind: "unreachable" }; // an outage takes nothing away
  expect(await text()).toBe("new");
  await expect.poll(() => work.loaded.length).toBe(3);
  expect(await text()).toBe("new");
});

test("a picture that its host has removed is shown no longer", async () => {
  let answer: FetchedImage = await fetched();
  const { get, clock } = workshop(async () => answer);
  await get(wanted(foreign));
  answer = { kind: "missing" };
  clock.now = 2 * day;
  expect((await get(wanted(foreign))).kind).toBe("made");
  await expect.poll(async () => (await get(wanted(foreign))).kind).toBe("missing");
});

test("own media never grow old", async () => {
  const { get, clock, work } = workshop(() => fetched());
  await get(wanted("/media/a.jpg"));
  clock.now = 1000 * day;
  await get(wanted("/media/a.jpg"));
  expect(work.loaded).toHaveLength(1);
});

test("of the first size large enough a placeholder is drawn, once, and pages are told", async () => {
  const { get, work, store } = workshop(() => fetched());
  const drawn = () => Buffer.from(store.find(placeholderKey(`of-${foreign}`, "full"))?.bytes ?? "").toString();
  await get(wanted(foreign, "w320"));
  await get(wanted(foreign, "s480"));
  await expect.poll(() => store.looksOf(`of-${foreign}`).tilePlaceholder).toContain(btoa("one, small"));
  expect(work).toMatchObject({ drawn: 0, told: [foreign, foreign, foreign] });
  await Promise.all([get(wanted(foreign)), get(wanted(foreign, "w1600"))]);
  await expect.poll(drawn).toBe("one, drawn");
  expect(work.told).toHaveLength(6);
  await get(wanted(foreign, "w1090"));
  expect(work).toMatchObject({ drawn: 1, resized: 5 });
});

test("no placeholder of what can be seen through, and another of what has changed", async () => {
  let answer = await fetched("glass");
  const { get, clock, work, store } = workshop(async () => answer);
  await get(wanted(foreign));
  expect(work.drawn).toBe(0);
  for (const [days, text] of [
    [2, "old"],
    [4, "new"],
  ] as const) {
    answer = await fetched(text);
    clock.now = days * day;
    await get(wanted(foreign));
    await expect
      .poll(() => Buffer.from(store.find(placeholderKey(`of-${foreign}`, "full"))?.bytes ?? "").toString())
      .toBe(`${text}, drawn`);
  }
});

test("with a picture that its host has removed goes its placeholder, and pages are told", async () => {
  let answer = await fetched();
  const { get, clock, work, store } = workshop(async () => answer);
  await get(wanted(foreign));
  await expect.poll(() => store.looksOf(`of-${foreign}`).placeholder).toBeDefined();
  answer = { kind: "missing" };
  clock.now = 2 * day;
  const told = work.told.length;
  await get(wanted(foreign));
  await expect.poll(() => work.told.length).toBe(told + 1);
  expect(store.looksOf(`of-${foreign}`)).toEqual({});
});
