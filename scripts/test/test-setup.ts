import { afterAll, afterEach, beforeEach, expect, type MockInstance, vi } from "vitest";

// Runs before each test file.

/** Whatever a test writes to the console is an error that the code did not report properly, or a warning of React. */
let watched: MockInstance[] = [];

beforeEach(() => {
  watched = [vi.spyOn(console, "error"), vi.spyOn(console, "warn")];
});

afterEach(async () => {
  // Testing Library would do so itself in the first test file only: the others share its module.
  if (typeof document !== "undefined") (await import("@testing-library/react")).cleanup();
  const written = watched.flatMap((spy) => spy.mock.calls.map((call) => call.join(" ")));
  for (const spy of watched) spy.mockRestore();
  expect(written, "written to the console").toEqual([]);
});

// The next file runs in the same process.
afterAll(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
  if (typeof document !== "undefined") {
    document.body.replaceChildren();
    localStorage.clear();
  }
});
