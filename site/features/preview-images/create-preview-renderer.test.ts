import { expect, test, vi } from "vitest";
import type { CardRenderer, RenderedImage } from "./create-card-renderer.tsx";
import { createPreviewRenderer, type PreviewRendererLimits } from "./create-preview-renderer.ts";
import type { PreviewCard } from "./preview-card.ts";
import { cardVersion } from "./preview-image-url.ts";

const limits: PreviewRendererLimits = {
  maxConcurrent: 2,
  maxQueued: 3,
  maxInProgress: 20,
  cacheBytes: 1000,
  timeoutMs: 60_000,
  incompleteTtlMs: 60_000,
};
const load = async () => undefined;
const cardOf = (title1: string): PreviewCard => ({ kind: "landing", locale: "tr", title1, title2: "" });
const image = (bytes = 100): RenderedImage => ({ bytes: new Uint8Array(bytes), complete: true });

/** A card renderer with the given functions; images load at once by default. */
const cardRenderer = (render: CardRenderer["render"], loadImages: CardRenderer["loadImages"] = async () => []) =>
  Promise.resolve({ render, loadImages });

/** A render function whose calls end when the test says so. */
function manualRender() {
  const started: string[] = [];
  const resolvers = new Map<string, (image: RenderedImage) => void>();
  const render = vi.fn((card: PreviewCard) => {
    const name = card.kind === "landing" ? card.title1 : "";
    started.push(name);
    return new Promise<RenderedImage>((resolve) => resolvers.set(name, resolve));
  });
  return { render, started, finish: (name: string) => resolvers.get(name)?.(image()) };
}

const settled = () => new Promise((resolve) => setImmediate(resolve));

test("concurrent and later requests share one rendering", async () => {
  const { render, finish } = manualRender();
  const previewRenderer = createPreviewRenderer(() => cardRenderer(render), limits);
  const requests = Array.from({ length: 500 }, () => previewRenderer.render(cardOf("a"), load));
  await settled();
  finish("a");
  const results = await Promise.all(requests);
  expect(results.every((result) => result.kind === "rendered")).toBe(true);
  await previewRenderer.render(cardOf("a"), load);
  expect(render).toHaveBeenCalledTimes(1);
  expect(previewRenderer.cached(cardVersion(cardOf("a")))).toBeDefined();
});

test("limits concurrent and queued renderings; beyond, it is busy", async () => {
  const { render, started, finish } = manualRender();
  const previewRenderer = createPreviewRenderer(() => cardRenderer(render), limits);
  const requests = ["a", "b", "c", "d", "e"].map((name) => previewRenderer.render(cardOf(name), load));
  await settled();
  expect(await previewRenderer.render(cardOf("f"), load)).toEqual({ kind: "busy" });
  expect(started).toEqual(["a", "b"]);
  finish("a");
  await requests[0];
  await settled();
  expect(started).toEqual(["a", "b", "c"]);
  for (const name of ["b", "c", "d", "e"]) {
    finish(name);
    await settled();
  }
  expect(await Promise.all(requests)).toHaveLength(5);
});

test("cards whose images do not load delay no other card", async () => {
  const never = new Promise<never>(() => {});
  const render = vi.fn(async () => image());
  const previewRenderer = createPreviewRenderer(
    () =>
      cardRenderer(render, (card) =>
        card.kind === "landing" && card.title1 === "quick" ? Promise.resolve([]) : never,
      ),
    limits,
  );
  for (let at = 0; at < 19; at += 1) void previewRenderer.render(cardOf(`slow ${at}`), load);
  await settled();
  expect(await previewRenderer.render(cardOf("quick"), load)).toMatchObject({ kind: "rendered" });
  expect(render).toHaveBeenCalledTimes(1);
  await settled();
  void previewRenderer.render(cardOf("slow 19"), load);
  expect(await previewRenderer.render(cardOf("one too many"), load)).toEqual({ kind: "busy" });
});

test("cards whose images arrive together are queued, or busy beyond the limit", async () => {
  const { render, started, finish } = manualRender();
  const previewRenderer = createPreviewRenderer(() => cardRenderer(render), limits);
  const results = Promise.all(
    ["a", "b", "c", "d", "e", "f", "g"].map((name) => previewRenderer.render(cardOf(name), load)),
  );
  await settled();
  for (const name of ["a", "b", "c", "d", "e"]) {
    finish(name);
    await settled();
  }
  expect((await results).map(({ kind }) => kind)).toEqual([...Array(5).fill("rendered"), "busy", "busy"]);
  expect(started).toHaveLength(5);
});

test("a request that times out is busy, and the image is cached when it is ready", async () => {
  const { render, finish } = manualRender();
  const previewRenderer = createPreviewRenderer(() => cardRenderer(render), { ...limits, timeoutMs: 1 });
  expect(await previewRenderer.render(cardOf("a"), load)).toEqual({ kind: "busy" });
  await settled();
  finish("a");
  await settled();
  expect(previewRenderer.cached(cardVersion(cardOf("a")))).toBeDefined();
});

test("a failed rendering rejects the requests that share it, and is not cached", async () => {
  const render = vi.fn().mockRejectedValueOnce(new Error("broken")).mockResolvedValue(image());
  const previewRenderer = createPreviewRenderer(() => cardRenderer(render), limits);
  await expect(previewRenderer.render(cardOf("a"), load)).rejects.toThrow("broken");
  expect(await previewRenderer.render(cardOf("a"), load)).toMatchObject({ kind: "rendered" });
});

test("retries to create the card renderer", async () => {
  const create = vi
    .fn()
    .mockRejectedValueOnce(new Error("no engine"))
    .mockResolvedValue(cardRenderer(async () => image()));
  const previewRenderer = createPreviewRenderer(create, limits);
  await expect(previewRenderer.render(cardOf("a"), load)).rejects.toThrow("no engine");
  expect(await previewRenderer.render(cardOf("a"), load)).toMatchObject({ kind: "rendered" });
});

test("does not create the card renderer before the first request", () => {
  const create = vi.fn();
  createPreviewRenderer(create, limits);
  expect(create).not.toHaveBeenCalled();
});

test("the cache stays within its limit", async () => {
  const previewRenderer = createPreviewRenderer(() => cardRenderer(async () => image(400)), limits);
  for (const name of ["a", "b", "c"]) await previewRenderer.render(cardOf(name), load);
  expect(["a", "b", "c"].map((name) => previewRenderer.cached(cardVersion(cardOf(name))) !== undefined)).toEqual([
    false,
    true,
    true,
  ]);
});

test("a purge forgets the images with its tag, and does not cache those that are being rendered", async () => {
  const { render, finish } = manualRender();
  const previewRenderer = createPreviewRenderer(() => cardRenderer(render), limits);
  const request = async (name: string, tags: string[]) => {
    const result = previewRenderer.render(cardOf(name), load, tags);
    await settled();
    return result;
  };
  const done = [request("a", ["profile:1"]), request("b", ["profile:2"])];
  await settled();
  finish("a");
  finish("b");
  await Promise.all(done);
  const pending = request("c", ["post:1", "profile:1"]);
  await settled();
  previewRenderer.purge("profile:1");
  finish("c");
  expect((await pending).kind).toBe("rendered");
  const cached = (name: string) => previewRenderer.cached(cardVersion(cardOf(name))) !== undefined;
  expect(["a", "b", "c"].map(cached)).toEqual([false, true, false]);
});
