import { expect, test } from "vitest";
import { differenceOfMedians, mannWhitneyZ, median } from "./statistics.ts";

const sample = (length: number, shift: number) =>
  Array.from({ length }, (_, index) => ((index * 7919) % length) / length + shift);

test("the median of an odd and an even number of values", () => {
  expect([median([3, 1, 2]), median([4, 1, 2, 3])]).toEqual([2, 2.5]);
});

test("equal samples do not differ, ties included", () => {
  expect(mannWhitneyZ(sample(100, 0), sample(100, 0))).toBeCloseTo(0);
  expect(mannWhitneyZ([1, 1, 1], [1, 1, 1])).toBeCloseTo(0);
});

test("a small shift is found, with its sign", () => {
  expect(mannWhitneyZ(sample(500, 0.1), sample(500, 0))).toBeGreaterThan(4);
  expect(mannWhitneyZ(sample(500, 0), sample(500, 0.1))).toBeLessThan(-4);
  // R: wilcox.test(c(1,2,3,7), c(4,5,6,8)) has U = 3; (3 - 8) / sqrt(12) = -1.44.
  expect(mannWhitneyZ([1, 2, 3, 7], [4, 5, 6, 8])).toBeCloseTo(-1.44, 2);
});

test("the interval of a difference contains it", () => {
  const { low, high } = differenceOfMedians(sample(500, 0.2), sample(500, 0));
  expect(low).toBeLessThan(0.2);
  expect(high).toBeGreaterThan(0.2);
  expect(high - low).toBeLessThan(0.3);
});
