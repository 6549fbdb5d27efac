import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { createPassMemory } from "./pass-memory.ts";

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["performance", "setTimeout"] });
  vi.advanceTimersByTime(1); // at 0, lru-cache takes an entry for one without a limit
});
afterEach(() => void vi.useRealTimers());

/** Makes a pass of some bytes, and counts how often. */
function counted(bytes = 3) {
  return vi.fn(async () => Buffer.alloc(bytes, 1));
}

const ticket = { serialNumber: "a", locale: "tr", code: "1" };

test("a pass of the same is made once a minute, also for those who ask at the same moment", async () => {
  const remember = createPassMemory();
  const make = counted();
  const asked = () => remember({ ...ticket }, make);
  const [first, second] = await Promise.all([asked(), asked()]);
  vi.advanceTimersByTime(59_000);
  expect(await asked()).toBe(first);
  expect(second).toBe(first);
  expect(make).toHaveBeenCalledTimes(1);
  vi.advanceTimersByTime(2000);
  await asked();
  expect(make).toHaveBeenCalledTimes(2);
});

test.each([{ serialNumber: "b" }, { locale: "en" }, { code: "2" }])("%j makes another", async (other) => {
  const remember = createPassMemory();
  const make = counted();
  await remember(ticket, make);
  await remember({ ...ticket, ...other }, make);
  expect(make).toHaveBeenCalledTimes(2);
});

test("one that could not be made is tried again", async () => {
  const remember = createPassMemory();
  await expect(remember(ticket, () => Promise.reject(new Error("no image")))).rejects.toThrow("no image");
  expect(await remember(ticket, counted())).toHaveLength(3);
});

test("all get theirs where more are made at a time than are remembered", async () => {
  const remember = createPassMemory();
  const made = Array.from({ length: 20 }, (_, serialNumber) => remember({ serialNumber }, counted(1024 * 1024)));
  expect((await Promise.all(made)).map(({ length }) => length)).toEqual(Array(20).fill(1024 * 1024));
  expect(await remember(ticket, counted(9 * 1024 * 1024))).toHaveLength(9 * 1024 * 1024);
});

test("they take 8 MB at most; the least recent goes first", async () => {
  const remember = createPassMemory();
  const make = counted(1024 * 1024);
  for (let serialNumber = 0; serialNumber < 9; serialNumber++) await remember({ serialNumber }, make);
  await remember({ serialNumber: 8 }, make);
  expect(make).toHaveBeenCalledTimes(9);
  await remember({ serialNumber: 0 }, make);
  expect(make).toHaveBeenCalledTimes(10);
});
