// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { animateScene, frameMs } from "./animate-scene.ts";

/** Reports what a test tells it: happy-dom has no layout. */
let report: (entries: { isIntersecting: boolean }[]) => void;
const animation = { currentTime: 0 };
let scene: HTMLElement;

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal(
    "IntersectionObserver",
    class {
      constructor(callback: typeof report) {
        report = callback;
      }
      observe() {}
    },
  );
  vi.stubGlobal("matchMedia", () => ({ matches: false }));
  animation.currentTime = 0;
  scene = Object.assign(document.createElement("div"), { getAnimations: () => [animation] });
  scene.dataset.scene = "";
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  vi.useRealTimers();
});

test("time goes on in view, stops out of view, and goes on from there", () => {
  animateScene(scene);
  expect(scene.dataset.scene).toBe("moving");
  vi.advanceTimersByTime(10 * frameMs);
  expect(animation.currentTime).toBe(0);
  report([{ isIntersecting: true }]);
  vi.advanceTimersByTime(3 * frameMs);
  expect(animation.currentTime).toBe(3 * frameMs);
  report([{ isIntersecting: false }]);
  vi.advanceTimersByTime(10 * frameMs);
  expect(animation.currentTime).toBe(3 * frameMs);
  report([{ isIntersecting: true }]);
  vi.advanceTimersByTime(frameMs);
  expect(animation.currentTime).toBe(4 * frameMs);
});

test("time stands still in a tab that nobody sees", () => {
  animateScene(scene);
  report([{ isIntersecting: true }]);
  vi.spyOn(document, "hidden", "get").mockReturnValue(true);
  vi.advanceTimersByTime(3 * frameMs);
  expect(animation.currentTime).toBe(0);
});

test.each([
  ["Save-Data", () => vi.stubGlobal("navigator", { connection: { saveData: true } })],
  [
    "prefers-reduced-data",
    () => vi.stubGlobal("matchMedia", (query: string) => ({ matches: /reduced-data/.test(query) })),
  ],
])("nothing moves with %s", (_, ask) => {
  ask();
  animateScene(scene);
  expect(scene.dataset.scene).toBe("");
});
