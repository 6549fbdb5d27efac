import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { createReachability } from "./reachability.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test.each([
  ["answers", () => Promise.resolve(), true],
  ["refuses", () => Promise.reject(new Error("refused")), false],
])("one that %s", async (_what, ask, expected) => {
  expect(await createReachability(ask)()).toBe(expected);
});

test("one that never answers is not reachable after two seconds", async () => {
  let result: boolean | undefined;
  void createReachability(() => new Promise(() => {}))().then((value) => {
    result = value;
  });
  await vi.advanceTimersByTimeAsync(1999);
  expect(result).toBeUndefined();
  await vi.advanceTimersByTimeAsync(1);
  expect(result).toBe(false);
});

test("it is asked at most once in a second", async () => {
  const ask = vi.fn(() => Promise.resolve());
  const isReachable = createReachability(ask);
  await Promise.all([isReachable(), isReachable()]);
  await vi.advanceTimersByTimeAsync(1000);
  await isReachable();
  expect(ask).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(1);
  await isReachable();
  expect(ask).toHaveBeenCalledTimes(2);
});
