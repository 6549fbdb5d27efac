import { readFileSync } from "node:fs";
import sharp from "sharp";
import { expect, test } from "vitest";
import { drawTilePlaceholder, renderInlinePlaceholder } from "./inline-placeholder.ts";

/** How far two pictures are apart in the mean, of 255, once both are as small as a thumb. */
async function distance(one: Uint8Array, other: Uint8Array): Promise<number> {
  const thumb = (bytes: Uint8Array) => sharp(bytes).removeAlpha().resize(32, 32, { fit: "fill" }).raw().toBuffer();
  const [a, b] = [await thumb(one), await thumb(other)];
  let sum = 0;
  for (const [at, value] of a.entries()) sum += Math.abs(value - (b[at] ?? 0));
  return sum / a.length;
}

const noise = () =>
  sharp({
    create: {
      width: 600,
      height: 600,
      channels: 3,
      background: "#808080",
      noise: { type: "gaussian", mean: 128, sigma: 60 },
    },
  })
    .png()
    .toBuffer();

test.each(["vapur-aksam", "nar-kilim", "cay-bahceleri"])(
  "%s is recognized in a kilobyte and a half, and counts as a picture",
  async (name) => {
    const bytes = readFileSync(`backend/seed/media/${name}.webp`);
    const placeholder = await renderInlinePlaceholder(bytes);
    const { format, width, height } = await sharp(placeholder).metadata();
    expect(format).toBe("heif");
    expect((width * height) / (412 * 583)).toBeCloseTo(1, 1);
    expect(placeholder.length).toBeLessThanOrEqual(1652);
    // Browsers' limit, and the place on a phone.
    const points = 412 * Math.min(583, (412 * height) / width);
    expect((8 * placeholder.length) / points).toBeGreaterThan(0.05);
    expect(await distance(bytes, placeholder)).toBeLessThan(15);
  },
);

test("what has nothing but detail is blurred until it fits", async () => {
  const placeholder = await renderInlinePlaceholder(await noise());
  expect(placeholder.length).toBeLessThanOrEqual(1652);
});

test("a smaller place, fewer pixels; a small picture is not enlarged; what is seen through stays so", async () => {
  const bytes = readFileSync("backend/seed/media/vapur-aksam.webp");
  const small = await renderInlinePlaceholder(bytes, { width: 200, height: 300 });
  expect(await sharp(small).metadata()).toMatchObject({ width: 219 });
  expect(small.length).toBeLessThanOrEqual(500);
  const glass = sharp({ create: { width: 40, height: 40, channels: 4, background: "#7c3aed80" } });
  expect(await sharp(await renderInlinePlaceholder(await glass.png().toBuffer())).metadata()).toMatchObject({
    width: 40,
    hasAlpha: true,
  });
});

test("of a tile, a soft notion in some two hundred bytes", async () => {
  const bytes = readFileSync("backend/seed/media/nar-kilim.webp");
  const placeholder = await drawTilePlaceholder(bytes);
  expect(await sharp(placeholder).metadata()).toMatchObject({ format: "webp", width: 32 });
  expect(placeholder.length).toBeLessThanOrEqual(300);
  expect(await distance(bytes, placeholder)).toBeLessThan(25);
});
