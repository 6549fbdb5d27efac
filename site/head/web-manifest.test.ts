import { join } from "node:path";
import sharp from "sharp";
import { expect, test } from "vitest";
import { brand } from "#brand/brand.ts";
import { createWebManifest } from "./web-manifest.route.ts";

const publicFolder = join(import.meta.dirname, "../../brand/public");

test("the manifest has the brand's name and apps", () => {
  expect(createWebManifest()).toMatchObject({
    name: brand.name,
    related_applications: [{ platform: "play", id: brand.android.packageName }, { platform: "itunes" }],
  });
});

test("every icon is a file of the declared size", async () => {
  const icons = createWebManifest().icons as { src: string; sizes: string }[];
  expect(icons).toHaveLength(3);
  for (const { src, sizes } of icons) {
    const { width, height } = await sharp(join(publicFolder, src)).metadata();
    if (sizes === "any") expect(width).toBe(height);
    else expect(`${width}x${height}`).toBe(sizes);
  }
});
