import { readFileSync } from "node:fs";
import sharp from "sharp";
import { expect, test } from "vitest";
import { copyAnimation, resizeImage } from "./resize-image.ts";

const plain = (width: number, height: number, background = "#8040c0") =>
  sharp({ create: { width, height, channels: 3, background } });
const wide = { width: 40, square: false };

const resize = async (bytes: Uint8Array, size = wide, format: "avif" | "webp" | "jpeg" = "webp") => {
  const resized = await resizeImage(bytes, size, format);
  if (!resized) throw new Error("refused");
  return { ...resized, ...(await sharp(resized.bytes).metadata()) };
};

test.each([
  ["avif", "heif"],
  ["webp", "webp"],
  ["jpeg", "jpeg"],
] as const)("%s is encoded", async (format, found) => {
  expect((await resize(await plain(90, 60).png().toBuffer(), wide, format)).format).toBe(found);
});

test("an avatar is cropped to a square, a small image is not enlarged, a tall one is not cropped", async () => {
  const square = { width: 40, square: true };
  expect(await resize(await plain(90, 60).png().toBuffer(), square)).toMatchObject({ width: 40, height: 40 });
  expect(await resize(await plain(20, 10).png().toBuffer())).toMatchObject({ width: 20, height: 10 });
  expect(await resize(await plain(10, 2000).png().toBuffer())).toMatchObject({ width: 1, height: 160 });
});

test("a photo is rotated upright and has no location", async () => {
  const exif = { IFD3: { GPSLatitude: "41/1 0/1 0/1" }, IFD0: { Copyright: "somebody" } };
  const sideways = await plain(90, 60).withExif(exif).withMetadata({ orientation: 6 }).jpeg().toBuffer();
  expect(await sharp(sideways).metadata()).toHaveProperty("exif");
  const { width, height, orientation, exif: kept, icc, xmp } = await resize(sideways);
  expect([width, height, orientation ?? 1]).toEqual([40, 60, 1]);
  expect([kept, icc, xmp]).toEqual([undefined, undefined, undefined]);
});

test("the first frame of an animation is used", async () => {
  const frames = await Promise.all(["#ff0000", "#0000ff"].map((color) => plain(60, 60, color).png().toBuffer()));
  const animation = await sharp(frames, { join: { animated: true } })
    .gif()
    .toBuffer();
  expect((await sharp(animation, { animated: true }).metadata()).pages).toBe(2);
  const { pages, color } = await resize(animation);
  expect([pages ?? 1, color]).toEqual([1, expect.stringMatching(/^#f[ef]0[0-3]0[0-3]$/)]);
});

test("the color is the dominant one, not the mean", async () => {
  const patch = await plain(30, 90, "#10c040").png().toBuffer();
  const flag = await plain(90, 90, "#c01030")
    .composite([{ input: patch, gravity: "west" }])
    .png()
    .toBuffer();
  expect((await resize(flag)).color).toBe("#c01030");
});

test("a transparent image stands on white in every format, and so does an animation", async () => {
  const glass = sharp({ create: { width: 9, height: 9, channels: 4, background: "#0000" } });
  const png = await glass.clone().png().toBuffer();
  for (const format of ["avif", "webp", "jpeg"] as const) {
    const { bytes, color } = await resize(png, wide, format);
    expect([(await sharp(bytes).stats()).dominant.r > 240, color]).toEqual([true, "#ffffff"]);
  }
  const moving = await copyAnimation(await glass.gif().toBuffer());
  expect((await sharp(moving?.bytes).stats()).channels.every(({ min }) => min === 255)).toBe(true);
});

test.each(["jpeg", "png", "webp", "gif"] as const)("half an image (%s) is refused", async (format) => {
  const image = sharp(readFileSync("backend/seed/media/kule-dolunay.webp")).resize(200);
  const whole = await image.toFormat(format).toBuffer();
  expect(await resizeImage(whole.subarray(0, whole.length / 2), wide, "webp")).toBeUndefined();
});
