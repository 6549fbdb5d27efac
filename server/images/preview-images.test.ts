import { join } from "node:path";
import { expect, onTestFinished, test, vi } from "vitest";
import { networksOf } from "#server/http/request/client-address.ts";
import { temporaryFolder } from "#server/temporary-folder.harness.ts";
import type { PreviewCard } from "#site/features/preview-images/preview-card.ts";
import type { LoadImage } from "#site/images/load-image.ts";
import { openImageStore } from "./image-store.ts";
import { createPreviewImages } from "./preview-images.ts";
import type { DrawCard } from "./processes/draw-process.ts";

const limits = { places: { limit: 8, kept: 2, each: 2 }, wait: 60_000, incomplete: 60_000, failed: 60_000 };

/** The card of a post in a language; its text is its version too. Each is of a network of its own where none is named. */
const request = (
  version: string,
  {
    tags = ["post:1", "profile:1"],
    locale = "tr" as const,
    images = 0,
    networks = [version] as readonly string[],
  } = {},
) => ({
  card: { kind: "square", locale, lines: [version] } satisfies PreviewCard,
  version,
  tags,
  networks,
  slots: Array.from({ length: images }, (_, at) => ({
    url: `https://a.example/${version}/${at}`,
    width: 9,
    height: 9,
  })),
});

function start(drawCard: DrawCard, loadImage: LoadImage = async () => [Buffer.from("image")], given = limits) {
  const file = join(temporaryFolder(), "previews.sqlite");
  const store = openImageStore(file, 10_000_000);
  onTestFinished(() => store.close());
  return createPreviewImages({ store, loadImage, drawCard }, given);
}

/** Draws the version of a card. */
const draw = vi.fn<DrawCard>(async (card) => Buffer.from(titleOf(card)));
const titleOf = (card: PreviewCard) => (card.kind === "square" ? card.lines.join() : "");

/** A function whose calls end when the test says so. */
function manualDraw() {
  const started: string[] = [];
  const ends = new Map<string, () => void>();
  const drawCard: DrawCard = (card) => {
    started.push(titleOf(card));
    return new Promise((resolve) => ends.set(titleOf(card), () => resolve(Buffer.from("drawn"))));
  };
  return { drawCard, started, finish: (version: string) => ends.get(version)?.() };
}

const settled = () => new Promise((resolve) => setImmediate(resolve));

test("concurrent and later requests share one drawing", async () => {
  const { drawCard, started, finish } = manualDraw();
  const { draw, find } = start(drawCard);
  const requests = Array.from({ length: 500 }, () => draw(request("a")));
  await settled();
  finish("a");
  const results = await Promise.all(requests);
  expect(new Set(results.map((result) => result !== "busy" && result.complete))).toEqual(new Set([true]));
  await draw(request("a"));
  expect(started).toEqual(["a"]);
  expect(find("a")).toEqual({ bytes: new Uint8Array(Buffer.from("drawn")), complete: true });
});

test("an image is kept on disk, for other processes and after a restart", async () => {
  const file = join(temporaryFolder(), "previews.sqlite");
  const open = () => {
    const store = openImageStore(file, 10_000_000);
    onTestFinished(() => store.close());
    return createPreviewImages({ store, loadImage: async () => undefined, drawCard: draw }, limits);
  };
  await open().draw(request("a"));
  draw.mockClear();
  const other = open();
  expect(await other.draw(request("a"))).toEqual({ bytes: new Uint8Array(Buffer.from("a")), complete: true });
  expect(draw).not.toHaveBeenCalled();
});

test("one card is drawn at a time, in the order in which they were asked for", async () => {
  const { drawCard, started, finish } = manualDraw();
  const { draw } = start(drawCard);
  const versions = ["a", "b", "c"];
  const results = Promise.all(versions.map((version) => draw(request(version))));
  for (const [at, version] of versions.entries()) {
    await settled();
    expect(started).toEqual(versions.slice(0, at + 1));
    finish(version);
  }
  expect(await results).not.toContain("busy");
});

test("whoever asks for many cards leaves places for networks that have none", async () => {
  const { drawCard, started, finish } = manualDraw();
  const { draw } = start(drawCard);
  const many = Array.from({ length: 20 }, (_, line) =>
    draw(request(`many ${line}`, { networks: networksOf(`2001:db8:0:${line >> 2}00::${line}`) })),
  );
  const others = ["one", "two", "three"].map((version) => draw(request(version)));
  for (let at = 0; at < 8; at += 1) {
    await settled();
    finish(started[at] ?? "");
  }
  const isBusy = async (results: typeof many) => (await Promise.all(results)).map((result) => result === "busy");
  expect((await isBusy(many)).filter((busy) => !busy)).toHaveLength(6);
  expect(await isBusy(others)).toEqual([false, false, true]);
});

test("a place is free again once its card is drawn, or has failed", async () => {
  const drawCard = vi.fn<DrawCard>(async () => Buffer.from("drawn"));
  const { draw } = start(drawCard);
  const networks = networksOf("203.0.113.9");
  for (let at = 0; at < 3; at += 1) expect(await draw(request(`drawn ${at}`, { networks }))).not.toBe("busy");
  drawCard.mockRejectedValue(new Error("the process has ended"));
  for (let at = 0; at < 3; at += 1) await expect(draw(request(`failed ${at}`, { networks }))).rejects.toThrow("ended");
});

test("cards whose images do not load delay no other card", async () => {
  const { draw } = start(
    async () => Buffer.from("drawn"),
    (url) => (url.includes("quick") ? Promise.resolve([Buffer.from("image")]) : new Promise(() => {})),
  );
  for (let at = 0; at < 7; at += 1) void draw(request(`slow ${at}`, { images: 1 }));
  expect(await draw(request("quick", { images: 1 }))).toMatchObject({ complete: true });
  void draw(request("slow 7", { images: 1 }));
  expect(await draw(request("one too many"))).toBe("busy");
});

test("a request that takes too long is busy, and the image is kept when it is ready", async () => {
  const { drawCard, finish } = manualDraw();
  const { draw, find } = start(drawCard, undefined, { ...limits, wait: 20 });
  expect(await draw(request("a"))).toBe("busy");
  finish("a");
  await settled();
  expect(find("a")).toBeDefined();
});

test("a drawing that fails rejects, and is not tried again for a while; other cards are drawn", async () => {
  const drawCard = vi.fn<DrawCard>().mockRejectedValueOnce(new Error("the process has ended"));
  drawCard.mockResolvedValue(Buffer.from("drawn"));
  const { draw } = start(drawCard, undefined, { ...limits, failed: 100 });
  await expect(draw(request("a"))).rejects.toThrow("ended");
  expect(await draw(request("a"))).toBe("busy");
  expect(await draw(request("b"))).toMatchObject({ complete: true });
  await expect.poll(() => draw(request("a"))).toMatchObject({ complete: true });
});

test("an image with something missing is kept for a short while only, and never on disk", async () => {
  draw.mockClear();
  const { draw: drawPreview, find } = start(draw, async () => undefined, { ...limits, incomplete: 100 });
  for (let time = 0; time < 3; time += 1) {
    expect(await drawPreview(request("a", { images: 1 }))).toMatchObject({ complete: false });
  }
  expect(draw).toHaveBeenCalledTimes(1);
  expect(find("a")).toBeUndefined();
  await expect
    .poll(async () => {
      await drawPreview(request("a", { images: 1 }));
      return draw.mock.calls.length;
    })
    .toBe(2);
});

test("a newer version replaces the one before, in its language", async () => {
  const { draw: drawPreview, find } = start(draw);
  await drawPreview(request("one"));
  await drawPreview({ ...request("english"), card: { kind: "square", locale: "en", lines: ["english"] } });
  await drawPreview(request("another post", { tags: ["post:2", "profile:1"] }));
  await drawPreview(request("two"));
  const kept = ["one", "english", "another post", "two"].filter((version) => find(version) !== undefined);
  expect(kept).toEqual(["english", "another post", "two"]);
  for (const version of ["landing 1", "landing 2"]) await drawPreview(request(version, { tags: [] }));
  expect([find("landing 1"), find("landing 2")]).toEqual([expect.anything(), expect.anything()]);
});

test("a purge removes the images with its tag, complete or not, and those that are being drawn", async () => {
  const { drawCard, finish } = manualDraw();
  const { draw, find, purge } = start(drawCard, async () => undefined);
  const drawn = async (version: string, options: Parameters<typeof request>[1]) => {
    const result = draw(request(version, options));
    await settled();
    finish(version);
    await result;
  };
  await drawn("gone", { tags: ["post:1", "profile:1"] });
  await drawn("stays", { tags: ["post:2", "profile:2"] });
  await drawn("incomplete", { tags: ["post:3", "profile:1"], images: 1 });
  const pending = draw(request("pending", { tags: ["post:4", "profile:1"] }));
  await settled();
  purge("profile:1");
  finish("pending");
  expect(await pending).toMatchObject({ complete: true });
  expect(["gone", "stays", "pending"].filter((version) => find(version))).toEqual(["stays"]);
  const again = draw(request("incomplete", { tags: ["post:3", "profile:1"], images: 1 }));
  expect(await Promise.race([again, settled()])).toBeUndefined(); // it is drawn again
  finish("incomplete");
  await again;
  await drawn("loaded before", { tags: ["post:5", "profile:1"] });
  expect(find("loaded before")).toBeUndefined();
});
