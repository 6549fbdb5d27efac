import { afterEach, beforeEach, expect, type MockInstance, vi } from "vitest";

// Runs before each test file. The files of a worker share their document and clock, so none may find what another has left.
vi.useRealTimers();
if (typeof document !== "undefined") document.body.replaceChildren();

/** A second, which Testing Library waits for what is to appear, is too short: a dialog's code is compiled when it opens. */
if (typeof document !== "undefined") (await import("@testing-library/react")).configure({ asyncUtilTimeout: 60_000 });

/** happy-dom says that every image is complete and has no pixels, as a browser says of one that has failed. */
if (typeof document !== "undefined") {
  Object.defineProperty(HTMLImageElement.prototype, "complete", { value: false, configurable: true, writable: true });
}

/** Whatever a test writes to the console is an error that the code did not report properly, or a warning of React. */
let watched: MockInstance[] = [];

beforeEach(() => {
  watched = [vi.spyOn(console, "error"), vi.spyOn(console, "warn")];
});

afterEach(async () => {
  // Testing Library does so by itself only where the test functions are global.
  if (typeof document !== "undefined") (await import("@testing-library/react")).cleanup();
  const written = watched.flatMap((spy) => spy.mock.calls.map((call) => call.join(" ")));
  for (const spy of watched) spy.mockRestore();
  expect(written, "written to the console").toEqual([]);
});
