import { expect, test } from "vitest";
import type { FetchedImage } from "./fetch/fetch-image.ts";
import { type ImageFacts, noImage } from "./image-facts.ts";
import { createImageLearner, headerBytes } from "./learn-images.ts";

const photo: ImageFacts = { width: 60, height: 90, isAnimated: false };
const file: FetchedImage = { kind: "fetched", bytes: Buffer.from("photo") };
const beginning: FetchedImage = { kind: "fetched", bytes: Buffer.alloc(headerBytes) };

function learner(load: (url: string) => Promise<FetchedImage> = async () => file, measured: ImageFacts | null = photo) {
  const clock = { now: 0 };
  const facts = new Map<string, ImageFacts & { learnedAt: number }>();
  const loaded: string[] = [];
  const learn = createImageLearner({
    isKnown: (url) => (facts.get(url)?.width ?? 0) > 0,
    findFacts: (url) => facts.get(url),
    load(url) {
      loaded.push(url);
      return load(url);
    },
    measure: async () => measured ?? undefined,
    onLearned: (url, found) => facts.set(url, { ...found, learnedAt: clock.now }),
    now: () => clock.now,
    trustedOrigins: [],
  });
  return { learn, facts, loaded, clock };
}

const url = "https://media.example/a.jpg";

test("a size is learned once, by concurrent renders too", async () => {
  const { learn, facts, loaded } = learner();
  expect(await Promise.all([learn([url], { waitMs: 1000 }), learn([url, url], { waitMs: 1000 })])).toEqual([
    true,
    true,
  ]);
  expect(facts.get(url)).toMatchObject(photo);
  expect([await learn([url]), loaded]).toEqual([true, [url]]);
});

test("a page goes out without what takes longer, and only some are asked for", async () => {
  const { learn, loaded } = learner(() => new Promise(() => {}));
  const urls = ["a", "b", "c"].map((host) => `https://${host}.example/1.jpg`);
  expect(await learn(urls, { waitMs: 1 })).toBe(false);
  expect(await learn([...urls, "/media/1.jpg", "/media/2.jpg"], { most: 4 })).toBe(false);
  await expect.poll(() => loaded).toEqual([...urls, "/media/1.jpg"]);
});

test.each([
  ["the host says so", { kind: "missing" }, photo],
  ["it is in no format that is shown", file, null],
] as const)(
  "where there is no image, as %s, that is known, and asked for again after a minute",
  async (_name, fetched, measured) => {
    const { learn, facts, loaded, clock } = learner(async () => fetched, measured);
    expect(await learn([url], { waitMs: 1000 })).toBe(true);
    expect(facts.get(url)).toMatchObject(noImage);
    clock.now = 60_000;
    await learn([url]);
    expect(loaded).toHaveLength(1);
    clock.now += 1;
    expect(await learn([url])).toBe(true); // the page still says that there is none
    await expect.poll(() => facts.get(url)?.learnedAt).toBe(clock.now);
  },
);

test.each([
  ["its host is not to be reached", { kind: "unreachable" }, photo],
  ["its beginning does not say it", beginning, null],
] as const)(
  "nothing is said of an image where %s, and the page is not made again for it",
  async (_name, fetched, measured) => {
    const { learn, facts, loaded } = learner(async () => fetched, measured);
    expect(await learn([url], { waitMs: 1000 })).toBe(true);
    expect(facts.size).toBe(0);
    expect([await learn([url]), loaded.length]).toEqual([true, 1]);
  },
);

test("a file that cannot be read fails no page, now or later", async () => {
  const { learn, facts } = learner(() => Promise.reject(new Error("EIO")));
  expect(await learn(["/media/1.jpg"], { waitMs: 1000 })).toBe(true);
  expect([await learn(["/media/1.jpg"]), facts.size]).toEqual([true, 0]);
});
