import { afterEach, beforeEach, expect, type MockInstance, vi } from "vitest";

// Whatever the code under test writes to the console is a fault it did not report properly (React's warnings too).
let watched: MockInstance[] = [];

beforeEach(() => {
  watched = [vi.spyOn(console, "error"), vi.spyOn(console, "warn")];
});

afterEach(() => {
  const written = watched.flatMap((spy) => spy.mock.calls.map((call) => call.join(" ")));
  for (const spy of watched) spy.mockRestore();
  expect(written, "written to the console").toEqual([]);
});
