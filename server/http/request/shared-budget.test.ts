import { expect, test } from "vitest";
import { networksOf } from "./client-address.ts";
import { createSharedBudget } from "./shared-budget.ts";

const hour = 3600_000;

function start({ windowMs = hour }: { windowMs?: number | undefined } = {}) {
  let time = 5;
  const budget = createSharedBudget({ limit: 1000, kept: 200, each: 10, windowMs, now: () => time });
  const take = (address: string) => budget.take(networksOf(address));
  const taken = (addresses: readonly string[]) => addresses.filter((address) => take(address)).length;
  const setTime = (value: number) => {
    time = value;
  };
  return { budget, take, taken, setTime };
}

/** So many addresses, one of each network that a number names. */
const addresses = (count: number, of: (number: number) => string) => Array.from({ length: count }, (_, at) => of(at));
const hex = (number: number) => number.toString(16);

test.each([
  ["an address", 10, () => "203.0.113.9"],
  ["the addresses of a /24", 40, (at: number) => `203.0.113.${at & 255}`],
  ["the addresses of a /64", 10, (at: number) => `2001:db8:1:1::${hex(at + 1)}`],
  ["the lines of a /56", 40, (at: number) => `2001:db8:1:${hex(at & 255)}::1`],
  ["the lines of a /48", 160, (at: number) => `2001:db8:1:${hex(at & 0xffff)}::1`],
])("%s have %i of a thousand", (_, most, of) => {
  const { take, taken } = start();
  expect(taken(addresses(1000, of))).toBe(most);
  expect(take("198.51.100.7")).toBeDefined();
});

test("a thousand addresses of few networks leave a share for networks that have used none", () => {
  const { take, taken } = start();
  expect(taken(addresses(3200, (at) => `2001:db8:${hex(at & 31)}:${hex(at >> 5)}::1`))).toBe(800);
  expect(taken(addresses(300, (at) => `10.${at & 255}.${at >> 8}.1`))).toBe(200);
  expect(take("198.51.100.7")).toBeUndefined();
});

test("all points are there again after the window, and it says how long that is", () => {
  const { budget, take, taken, setTime } = start();
  expect(taken(addresses(20, () => "203.0.113.9"))).toBe(10);
  setTime(5 + hour - 1500);
  expect([take("203.0.113.9"), budget.secondsLeft()]).toEqual([undefined, 2]);
  setTime(5 + hour);
  expect(take("203.0.113.9")).toBeDefined();
  expect(budget.secondsLeft()).toBe(3600);
});

test("a point that is given back can be taken again", () => {
  const { take, taken } = start({ windowMs: undefined });
  const giveBack = take("203.0.113.9");
  expect(taken(addresses(20, () => "203.0.113.9"))).toBe(9);
  giveBack?.();
  expect(taken(addresses(20, () => "203.0.113.9"))).toBe(1);
});

test("a point of an earlier window is not given back to the next", () => {
  const { take, taken, setTime } = start();
  const giveBack = take("203.0.113.9");
  setTime(5 + hour);
  expect(taken(addresses(5, () => "203.0.113.9"))).toBe(5);
  giveBack?.();
  expect(taken(addresses(20, () => "203.0.113.9"))).toBe(5);
});
