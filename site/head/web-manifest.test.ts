import { join } from "node:path";
import sharp from "sharp";
import { expect, test } from "vitest";
import { webAppManifest } from "./web-manifest.route.ts";

const publicFolder = join(import.meta.dirname, "../../brand/public");

test("every icon is a file of the declared size", async () => {
  for (const { src, sizes } of webAppManifest.icons) {
    const { width, height } = await sharp(join(publicFolder, src)).metadata();
    if (sizes === "any") expect(width).toBe(height);
    else expect(`${width}x${height}`).toBe(sizes);
  }
});
