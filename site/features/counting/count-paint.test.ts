// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from "vitest";
import { countPaint } from "./count-paint.ts";

afterEach(() => void vi.unstubAllGlobals());

/** A page whose largest parts were painted at these times. */
function open(painted: readonly number[], { activationStart = 0, visibility = "visible" } = {}) {
  const counted: string[] = [];
  const page = document.implementation.createHTMLDocument();
  const show = (state: string) => Object.defineProperty(page, "visibilityState", { value: state, configurable: true });
  const observed: unknown[] = [];
  vi.stubGlobal(
    "PerformanceObserver",
    class {
      readonly #onEntries: (list: object) => void;
      constructor(onEntries: (list: object) => void) {
        this.#onEntries = onEntries;
      }
      observe(options: object) {
        observed.push(options);
        for (const startTime of painted) this.#onEntries({ getEntries: () => [{ startTime }] });
      }
    },
  );
  const visit = { activationStart } as unknown as PerformanceEntry;
  vi.spyOn(performance, "getEntriesByType").mockReturnValue([visit]);
  show(visibility);
  countPaint(page, ({ event, detail }) => void counted.push(`${event} ${detail}`));
  const leave = () => {
    show("hidden");
    page.dispatchEvent(new Event("visibilitychange"));
    return counted;
  };
  return { counted, observed, leave };
}

test.each([
  [[300], "1s"],
  [[300, 1000], "1s"],
  [[300, 2500], "2.5s"],
  [[2501], "4s"],
  [[400, 4001], "slower"],
])("what was painted at %j is counted once, when the page is left: %s", (painted, name) => {
  const { counted, observed, leave } = open(painted);
  expect(counted).toEqual([]);
  expect(observed).toEqual([{ type: "largest-contentful-paint", buffered: true }]);
  expect([leave(), leave()]).toEqual([[`paint ${name}`], [`paint ${name}`]]);
});

test("a page that was loaded ahead counts from the visit on", () => {
  expect(open([9000], { activationStart: 8500 }).leave()).toEqual(["paint 1s"]);
  expect(open([5000], { activationStart: 8500 }).leave()).toEqual(["paint 1s"]);
});

test("one in the background, and a browser that does not measure, say nothing", () => {
  expect(open([300], { visibility: "hidden" }).leave()).toEqual([]);
  expect(open([]).leave()).toEqual([]);
});
