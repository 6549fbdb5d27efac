import { readdirSync, readFileSync, statSync } from "node:fs";
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
  const whatToDo = `export pictures/${file} of 836 × 1744 pixels, with nothing around the phone, under 700 kB`;
  expect(height / width, whatToDo).toBeCloseTo(872 / 418, 2);
  expect(width, whatToDo).toBeGreaterThanOrEqual(2 * 352); // at most 22 rem wide, in two device pixels per CSS pixel
  const corner = await image.extract({ left: 0, top: 0, width: 1, height: 1 }).ensureAlpha().raw().toBuffer();
  expect(corner[3], whatToDo).toBe(0);
  expect(statSync(join(folder, file)).size, whatToDo).toBeLessThan(700_000);
});

test.each([
  ["apple-touch-icon.png", 180],
  ["icon-192.png", 192],
  ["icon-512.png", 512],
])("%s is an opaque PNG of its size", async (file, size) => {
  const icon = sharp(join(import.meta.dirname, "public", file));
  expect(await icon.metadata(), "run `npm run icons`").toMatchObject({ format: "png", width: size, height: size });
  expect((await icon.stats()).isOpaque, "run `npm run icons`").toBe(true);
});

test("favicon.ico has an image of 32 pixels, favicon.svg is an SVG", async () => {
  const icon = readFileSync(join(import.meta.dirname, "public/favicon.ico"));
  expect(icon.subarray(0, 4)).toEqual(Buffer.from([0, 0, 1, 0]));
  const widths = Array.from({ length: icon.readUInt16LE(4) }, (_, index) => icon.readUInt8(6 + 16 * index));
  expect(widths, "run `npm run icons`").toEqual(expect.arrayContaining([32]));
  expect((await sharp(join(import.meta.dirname, "public/favicon.svg")).metadata()).format).toBe("svg");
});

test.each([
  ["square-dark", 2880, 1620],
  ["square-light", 2880, 1620],
  ["balloons", 1440, 1800],
  ["bazaar", 1440, 1800],
  ["street", 1080, 1350],
  ["cinema", 1440, 961],
  ["cinema-wide", 2880, 1584],
  ["square-card", 1320, 742],
  ["phones-card", 560, 606],
  ["ferry", 547, 259],
  ["verified-accounts", 1440, 1120],
  ["square-dark-narrow", 1124, 1200],
  ["square-light-narrow", 1124, 1200],
  ["table-dark", 2880, 1620],
  ["table-light", 2880, 1620],
  ["table-dark-narrow", 1200, 1227],
  ["table-light-narrow", 1200, 1227],
  ["desk", 1440, 900],
  ["turkiye", 1440, 900],
  ["window", 1440, 900],
  ["badge", 1080, 1400],
  ["crowd", 1440, 900],
  ["switches", 1440, 900],
  ["skyline", 1440, 900],
  ["gull", 1440, 900],
])("%s has the proportions of its place", async (name, width, height) => {
  const image = await sharp(join(folder, `${name}.webp`)).metadata();
  const whatToDo = `export pictures/${name}.webp as WebP of ${width} × ${height} pixels, or larger in these proportions`;
  expect(image.format, whatToDo).toBe("webp");
  expect(image.width / image.height, whatToDo).toBeCloseTo(width / height, 2);
  expect(image.width, whatToDo).toBeGreaterThanOrEqual(width);
});

test.each(["lights-dark", "lights-light"])("%s lies over the whole square, and is small", async (name) => {
  const file = join(folder, `${name}.avif`);
  const { width, height, hasAlpha } = await sharp(file).metadata();
  const whatToDo = `export pictures/${name}.avif of 640 × 360 pixels, the light alone on nothing, under 20 kB`;
  expect(width / height, whatToDo).toBeCloseTo(16 / 9, 2);
  expect(hasAlpha, whatToDo).toBe(true);
  expect(statSync(file).size, whatToDo).toBeLessThan(20_000);
});

test("the preview image is 1200 × 630 and under 300 kB", async () => {
  const file = join(import.meta.dirname, "public/share.png");
  const { width, height } = await sharp(file).metadata();
  const whatToDo = "export public/share.png of 1200 × 630 pixels, under 300 kB";
  expect({ width, height }, whatToDo).toEqual({ width: 1200, height: 630 });
  expect(statSync(file).size, whatToDo).toBeLessThan(300_000);
});
