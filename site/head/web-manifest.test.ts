import { join } from "node:path";
import sharp from "sharp";
import { expect, test } from "vitest";
import { createWebManifest } from "./web-manifest.route.ts";

const publicFolder = join(import.meta.dirname, "../../brand/public");

test("every icon is a file of the declared size", async () => {
  const icons = createWebManifest().icons as { src: string; sizes: string }[];
  expect(icons).toHaveLength(3);
  for (const { src, sizes } of icons) {
    const { width, height } = await sharp(join(publicFolder, src)).metadata();
    if (sizes === "any") expect(width).toBe(height);
    else expect(`${width}x${height}`).toBe(sizes);
  }
});
