import { describe, expect, test } from "vitest";
import { mosaicCells } from "./mosaic-cells.ts";

const half = { width: 630, height: 630 };

describe.each(["ltr", "rtl"] as const)("%s", (direction) => {
  test.each([2, 3, 4])("%i images fill their half without overlaps", (count) => {
    const cells = mosaicCells(count, direction, half);
    expect(cells).toHaveLength(count);
    const area = cells.reduce((sum, { width, height }) => sum + width * height, 0);
    expect(area).toBeGreaterThan(630 * 630 * 0.97);
    for (const [index, a] of cells.entries()) {
      expect(a.x).toBeGreaterThanOrEqual(0);
      expect(a.x + a.width).toBeLessThanOrEqual(630);
      expect(a.y + a.height).toBeLessThanOrEqual(630);
      for (const b of cells.slice(index + 1)) {
        const apart = a.x + a.width <= b.x || b.x + b.width <= a.x || a.y + a.height <= b.y || b.y + b.height <= a.y;
        expect(apart).toBe(true);
      }
    }
  });
});

test("the first image is at the start of the line", () => {
  expect(mosaicCells(3, "ltr", half)[0]?.x).toBe(0);
  expect(mosaicCells(3, "rtl", half)[0]?.x).toBeGreaterThan(300);
});
