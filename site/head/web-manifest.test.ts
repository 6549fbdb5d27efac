import { join } from "node:path";
import sharp from "sharp";
import { expect, test } from "vitest";
import { brand } from "#brand/brand.ts";
import { webManifest } from "./web-manifest.ts";

const publicFolder = join(import.meta.dirname, "../../brand/public");

test("the manifest carries the brand's name and leads to its apps", () => {
  expect(webManifest()).toMatchObject({
    name: brand.name,
    related_applications: [{ platform: "play", id: brand.android.packageName }, { platform: "itunes" }],
  });
});

test("every icon of the manifest is a file of the size it claims", async () => {
  const icons = webManifest().icons as { src: string; sizes: string }[];
  expect(icons).toHaveLength(3);
  for (const { src, sizes } of icons) {
    const { width, height } = await sharp(join(publicFolder, src)).metadata();
    if (sizes === "any") expect(width).toBe(height);
    else expect(`${width}x${height}`).toBe(sizes);
  }
});

test("the touch icon is opaque, because a phone fills transparency with black", async () => {
  const { width, height, hasAlpha } = await sharp(join(publicFolder, "apple-touch-icon.png")).metadata();
  expect({ width, height, hasAlpha }).toEqual({ width: 180, height: 180, hasAlpha: false });
});
