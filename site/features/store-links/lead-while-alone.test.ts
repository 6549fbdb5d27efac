// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from "vitest";
import { leadWhileAlone } from "./lead-while-alone.ts";

afterEach(() => vi.unstubAllGlobals());

test("leads only while no other first action is in view", () => {
  const observed: Element[] = [];
  let report: (entries: { target: Element; isIntersecting: boolean }[]) => void = () => {};
  vi.stubGlobal(
    "IntersectionObserver",
    class {
      constructor(callback: typeof report) {
        report = callback;
      }
      observe = (element: Element) => observed.push(element);
    },
  );
  const dock = document.createElement("div");
  const [follow, stores] = [document.createElement("div"), document.createElement("div")];
  leadWhileAlone(dock, [follow, stores]);
  expect(observed).toEqual([follow, stores]);

  const states = [
    [[follow, true]],
    [[stores, false]],
    [[follow, false]],
    [[stores, true]],
    [[follow, true]],
    [[stores, false]],
  ] as const;
  const shown = states.map((changes) => {
    report(changes.map(([target, isIntersecting]) => ({ target, isIntersecting })));
    return dock.dataset.dock;
  });
  expect(shown).toEqual(["yields", "yields", "leads", "yields", "yields", "yields"]);
});
