import { readdirSync, statSync } from "node:fs";
import { join } from "node:path";
import sharp from "sharp";
import { expect, test } from "vitest";

const folder = join(import.meta.dirname, "pictures");
const phones = readdirSync(folder).filter((file) => /^phone-.*\.png$/.test(file));

test("all phone images exist", () => {
  expect(phones).toEqual(
    expect.arrayContaining(["phone-dawn.png", "phone-feed.png", "phone-flows.png", "phone-profile.png"]),
  );
});

test.for(phones)("%s has the expected aspect ratio, a transparent background, and is under 700 kB", async (file) => {
  const image = sharp(join(folder, file));
  const { width, height } = await image.metadata();
  expect(height / width).toBeCloseTo(872 / 418, 2);
  expect(width).toBeGreaterThanOrEqual(2 * 352); // displayed at most 22 rem wide; two device pixels per CSS pixel
  const corner = await image.extract({ left: 0, top: 0, width: 1, height: 1 }).ensureAlpha().raw().toBuffer();
  expect(corner[3]).toBe(0);
  expect(statSync(join(folder, file)).size).toBeLessThan(700_000);
});

test("the preview image is 1200 × 630 and under 300 kB", async () => {
  const file = join(import.meta.dirname, "public/share.png");
  const { width, height } = await sharp(file).metadata();
  expect({ width, height }).toEqual({ width: 1200, height: 630 });
  expect(statSync(file).size).toBeLessThan(300_000);
});
