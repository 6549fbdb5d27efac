import { expect, test, vi } from "vitest";
import { createPreviewRenderer, type StudioLimits } from "./create-preview-renderer.ts";
import type { PreviewCard } from "./preview-card.ts";
import { cardVersion } from "./preview-image-url.ts";
import type { CardDrawing, DrawnImage } from "./render-card.tsx";

const limits: StudioLimits = {
  atOnce: 2,
  waiting: 3,
  underWay: 20,
  kept: 1000,
  timeoutMs: 60_000,
  incompleteFor: 60_000,
};
const load = async () => undefined;
const cardOf = (title1: string): PreviewCard => ({ kind: "landing", language: "tr", title1, title2: "" });
const image = (bytes = 100): DrawnImage => ({ bytes: new Uint8Array(bytes), complete: true });

/** An engine that draws this way, of cards whose pictures are there at once unless they are told otherwise. */
const engine = (draw: CardDrawing["draw"], loadImages: CardDrawing["loadPictures"] = async () => []) =>
  Promise.resolve({ draw, loadImages });

/** A drawing that ends when the test says so. */
function manual() {
  const started: string[] = [];
  const ends = new Map<string, (image: DrawnImage) => void>();
  const draw = vi.fn((card: PreviewCard) => {
    const name = card.kind === "landing" ? card.title1 : "";
    started.push(name);
    return new Promise<DrawnImage>((resolve) => ends.set(name, resolve));
  });
  return { draw, started, end: (name: string) => ends.get(name)?.(image()) };
}

const settled = () => new Promise((resolve) => setImmediate(resolve));

test("one drawing, however many ask at once and later", async () => {
  const { draw, end } = manual();
  const previewRenderer = createPreviewRenderer(() => engine(draw), limits);
  const asked = Array.from({ length: 500 }, () => previewRenderer.image(cardOf("a"), load));
  await settled();
  end("a");
  const answers = await Promise.all(asked);
  expect(answers.every((answer) => answer.kind === "drawn")).toBe(true);
  await previewRenderer.image(cardOf("a"), load);
  expect(draw).toHaveBeenCalledTimes(1);
  expect(previewRenderer.kept(cardVersion(cardOf("a")))).toBeDefined();
});

test("so many at once, so many waiting, and everyone beyond is told to come again", async () => {
  const { draw, started, end } = manual();
  const previewRenderer = createPreviewRenderer(() => engine(draw), limits);
  const asked = ["a", "b", "c", "d", "e"].map((name) => previewRenderer.image(cardOf(name), load));
  await settled();
  expect(await previewRenderer.image(cardOf("f"), load)).toEqual({ kind: "busy" });
  expect(started).toEqual(["a", "b"]);
  end("a");
  await asked[0];
  await settled();
  expect(started).toEqual(["a", "b", "c"]);
  for (const name of ["b", "c", "d", "e"]) {
    end(name);
    await settled();
  }
  expect(await Promise.all(asked)).toHaveLength(5);
});

test("while the pictures of some cards do not come, others are drawn", async () => {
  const never = new Promise<never>(() => {});
  const draw = vi.fn(async () => image());
  const previewRenderer = createPreviewRenderer(
    () => engine(draw, (card) => (card.kind === "landing" && card.title1 === "quick" ? Promise.resolve([]) : never)),
    limits,
  );
  for (let at = 0; at < 19; at += 1) void previewRenderer.image(cardOf(`slow ${at}`), load);
  await settled();
  expect(await previewRenderer.image(cardOf("quick"), load)).toMatchObject({ kind: "drawn" });
  expect(draw).toHaveBeenCalledTimes(1);
  await settled();
  void previewRenderer.image(cardOf("slow 19"), load);
  expect(await previewRenderer.image(cardOf("one too many"), load)).toEqual({ kind: "busy" });
});

test("cards whose pictures come all at once wait for their turn, or are told to come again", async () => {
  const { draw, started, end } = manual();
  const previewRenderer = createPreviewRenderer(() => engine(draw), limits);
  const answers = Promise.all(
    ["a", "b", "c", "d", "e", "f", "g"].map((name) => previewRenderer.image(cardOf(name), load)),
  );
  await settled();
  for (const name of ["a", "b", "c", "d", "e"]) {
    end(name);
    await settled();
  }
  expect((await answers).map(({ kind }) => kind)).toEqual([...Array(5).fill("drawn"), "busy", "busy"]);
  expect(started).toHaveLength(5);
});

test("who waits too long is told so, and the drawing is kept when it comes", async () => {
  const { draw, end } = manual();
  const previewRenderer = createPreviewRenderer(() => engine(draw), { ...limits, timeoutMs: 1 });
  expect(await previewRenderer.image(cardOf("a"), load)).toEqual({ kind: "busy" });
  await settled();
  end("a");
  await settled();
  expect(previewRenderer.kept(cardVersion(cardOf("a")))).toBeDefined();
});

test("a failure is everybody's who waits for it, and nobody's after that", async () => {
  const draw = vi.fn().mockRejectedValueOnce(new Error("broken")).mockResolvedValue(image());
  const previewRenderer = createPreviewRenderer(() => engine(draw), limits);
  await expect(previewRenderer.image(cardOf("a"), load)).rejects.toThrow("broken");
  expect(await previewRenderer.image(cardOf("a"), load)).toMatchObject({ kind: "drawn" });
});

test("an engine that cannot be loaded is tried again", async () => {
  const createDraw = vi
    .fn()
    .mockRejectedValueOnce(new Error("no engine"))
    .mockResolvedValue(engine(async () => image()));
  const previewRenderer = createPreviewRenderer(createDraw, limits);
  await expect(previewRenderer.image(cardOf("a"), load)).rejects.toThrow("no engine");
  expect(await previewRenderer.image(cardOf("a"), load)).toMatchObject({ kind: "drawn" });
});

test("nothing is loaded before the first picture is asked for", () => {
  const createDraw = vi.fn();
  createPreviewRenderer(createDraw, limits);
  expect(createDraw).not.toHaveBeenCalled();
});

test("what is kept stays within its limit", async () => {
  const previewRenderer = createPreviewRenderer(() => engine(async () => image(400)), limits);
  for (const name of ["a", "b", "c"]) await previewRenderer.image(cardOf(name), load);
  expect(["a", "b", "c"].map((name) => previewRenderer.kept(cardVersion(cardOf(name))) !== undefined)).toEqual([
    false,
    true,
    true,
  ]);
});
