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
  expect(height / width).toBeCloseTo(872 / 418, 2);
  expect(width).toBeGreaterThanOrEqual(2 * 352); // displayed at most 22 rem wide; two device pixels per CSS pixel
  const corner = await image.extract({ left: 0, top: 0, width: 1, height: 1 }).ensureAlpha().raw().toBuffer();
  expect(corner[3]).toBe(0);
  expect(statSync(join(folder, file)).size).toBeLessThan(700_000);
});

test("favicon.ico has an image of 32 pixels, favicon.svg is an SVG", async () => {
  const icon = readFileSync(join(import.meta.dirname, "public/favicon.ico"));
  expect(icon.subarray(0, 4)).toEqual(Buffer.from([0, 0, 1, 0]));
  const widths = Array.from({ length: icon.readUInt16LE(4) }, (_, index) => icon.readUInt8(6 + 16 * index));
  expect(widths).toEqual(expect.arrayContaining([32]));
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
  ["square-dark-narrow", 843, 900],
  ["square-light-narrow", 843, 900],
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
  expect(image.format).toBe("webp");
  expect(image.width / image.height).toBeCloseTo(width / height, 2);
  expect(image.width).toBeGreaterThanOrEqual(width);
});

test.each(["lights-dark", "lights-light"])("%s lies over the whole square, and is small", async (name) => {
  const file = join(folder, `${name}.avif`);
  const { width, height, hasAlpha } = await sharp(file).metadata();
  expect(width / height).toBeCloseTo(16 / 9, 2);
  expect(hasAlpha).toBe(true);
  expect(statSync(file).size).toBeLessThan(20_000);
});

test("the preview image is 1200 × 630 and under 300 kB", async () => {
  const file = join(import.meta.dirname, "public/share.png");
  const { width, height } = await sharp(file).metadata();
  expect({ width, height }).toEqual({ width: 1200, height: 630 });
  expect(statSync(file).size).toBeLessThan(300_000);
});
