import { expect, test, vi } from "vitest";
import { cardVersion } from "./card-address.ts";
import { createStudio, type StudioLimits } from "./create-studio.ts";
import type { CardDrawing, DrawnPicture } from "./draw-card.tsx";
import type { ShareCard } from "./share-card.ts";

const limits: StudioLimits = {
  atOnce: 2,
  waiting: 3,
  underWay: 20,
  kept: 1000,
  patience: 60_000,
  incompleteFor: 60_000,
};
const load = async () => undefined;
const cardOf = (title1: string): ShareCard => ({ kind: "landing", language: "tr", title1, title2: "" });
const picture = (bytes = 100): DrawnPicture => ({ bytes: new Uint8Array(bytes), complete: true });

/** An engine that draws this way, of cards whose pictures are there at once unless they are told otherwise. */
const engine = (draw: CardDrawing["draw"], loadPictures: CardDrawing["loadPictures"] = async () => []) =>
  Promise.resolve({ draw, loadPictures });

/** A drawing that ends when the test says so. */
function manual() {
  const started: string[] = [];
  const ends = new Map<string, (picture: DrawnPicture) => void>();
  const draw = vi.fn((card: ShareCard) => {
    const name = card.kind === "landing" ? card.title1 : "";
    started.push(name);
    return new Promise<DrawnPicture>((resolve) => ends.set(name, resolve));
  });
  return { draw, started, end: (name: string) => ends.get(name)?.(picture()) };
}

const settled = () => new Promise((resolve) => setImmediate(resolve));

test("one drawing, however many ask at once and later", async () => {
  const { draw, end } = manual();
  const studio = createStudio(() => engine(draw), limits);
  const asked = Array.from({ length: 500 }, () => studio.picture(cardOf("a"), load));
  await settled();
  end("a");
  const answers = await Promise.all(asked);
  expect(answers.every((answer) => answer.kind === "drawn")).toBe(true);
  await studio.picture(cardOf("a"), load);
  expect(draw).toHaveBeenCalledTimes(1);
  expect(studio.kept(cardVersion(cardOf("a")))).toBeDefined();
});

test("so many at once, so many waiting, and everyone beyond is told to come again", async () => {
  const { draw, started, end } = manual();
  const studio = createStudio(() => engine(draw), limits);
  const asked = ["a", "b", "c", "d", "e"].map((name) => studio.picture(cardOf(name), load));
  await settled();
  expect(await studio.picture(cardOf("f"), load)).toEqual({ kind: "busy" });
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
  const draw = vi.fn(async () => picture());
  const studio = createStudio(
    () => engine(draw, (card) => (card.kind === "landing" && card.title1 === "quick" ? Promise.resolve([]) : never)),
    limits,
  );
  for (let at = 0; at < 19; at += 1) void studio.picture(cardOf(`slow ${at}`), load);
  await settled();
  expect(await studio.picture(cardOf("quick"), load)).toMatchObject({ kind: "drawn" });
  expect(draw).toHaveBeenCalledTimes(1);
  await settled();
  void studio.picture(cardOf("slow 19"), load);
  expect(await studio.picture(cardOf("one too many"), load)).toEqual({ kind: "busy" });
});

test("cards whose pictures come all at once wait for their turn, or are told to come again", async () => {
  const { draw, started, end } = manual();
  const studio = createStudio(() => engine(draw), limits);
  const answers = Promise.all(["a", "b", "c", "d", "e", "f", "g"].map((name) => studio.picture(cardOf(name), load)));
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
  const studio = createStudio(() => engine(draw), { ...limits, patience: 1 });
  expect(await studio.picture(cardOf("a"), load)).toEqual({ kind: "busy" });
  await settled();
  end("a");
  await settled();
  expect(studio.kept(cardVersion(cardOf("a")))).toBeDefined();
});

test("a failure is everybody's who waits for it, and nobody's after that", async () => {
  const draw = vi.fn().mockRejectedValueOnce(new Error("broken")).mockResolvedValue(picture());
  const studio = createStudio(() => engine(draw), limits);
  await expect(studio.picture(cardOf("a"), load)).rejects.toThrow("broken");
  expect(await studio.picture(cardOf("a"), load)).toMatchObject({ kind: "drawn" });
});

test("an engine that cannot be loaded is tried again", async () => {
  const createDraw = vi
    .fn()
    .mockRejectedValueOnce(new Error("no engine"))
    .mockResolvedValue(engine(async () => picture()));
  const studio = createStudio(createDraw, limits);
  await expect(studio.picture(cardOf("a"), load)).rejects.toThrow("no engine");
  expect(await studio.picture(cardOf("a"), load)).toMatchObject({ kind: "drawn" });
});

test("nothing is loaded before the first picture is asked for", () => {
  const createDraw = vi.fn();
  createStudio(createDraw, limits);
  expect(createDraw).not.toHaveBeenCalled();
});

test("what is kept stays within its limit", async () => {
  const studio = createStudio(() => engine(async () => picture(400)), limits);
  for (const name of ["a", "b", "c"]) await studio.picture(cardOf(name), load);
  expect(["a", "b", "c"].map((name) => studio.kept(cardVersion(cardOf(name))) !== undefined)).toEqual([
    false,
    true,
    true,
  ]);
});
