import { readFileSync } from "node:fs";
import sharp from "sharp";
import { afterAll, expect, test } from "vitest";
import { headerBytes } from "../learn-images.ts";
import { createDecodeProcess } from "./decode-process.ts";

const bytes = readFileSync("backend/seed/media/simitci.webp");
const task = { bytes, size: "w320", format: "webp" } as const;
const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>');
const plain = (width: number, height: number, background = "#8040c0") =>
  sharp({ create: { width, height, channels: 3, background } });

const decoding = createDecodeProcess();
const { resize, measure } = decoding;
afterAll(decoding.close);

test("images are resized and fitted; other bytes and sizes are refused", async () => {
  const [image, none, unknown, fitted] = await Promise.all([
    resize(task),
    resize({ ...task, bytes: Buffer.from("<html>") }),
    resize({ ...task, size: "w9999" }),
    decoding.fit(bytes, [{ width: 40, height: 30, format: "jpeg" }]),
  ]);
  expect(await sharp(image?.bytes).metadata()).toMatchObject({ format: "webp", width: 320 });
  expect(image?.color).toMatch(/^#[0-9a-f]{6}$/);
  expect([none, unknown]).toEqual([undefined, undefined]);
  expect(await sharp(fitted?.[0]).metadata()).toMatchObject({ format: "jpeg", width: 40, height: 30 });
});

test.each(["jpeg", "png", "webp", "gif", "avif"] as const)("the size of a %s is in its first bytes", async (format) => {
  const noise = { type: "gaussian", mean: 128, sigma: 60 } as const;
  const image = sharp({ create: { width: 300, height: 250, channels: 3, background: "#888", noise } });
  const effort = format === "gif" || format === "png" ? 1 : 0;
  const whole = await image.toFormat(format, { quality: 100, effort, dither: 0, compressionLevel: 0 }).toBuffer();
  expect(whole.byteLength).toBeGreaterThan(headerBytes);
  const facts = { width: 300, height: 250, isAnimated: false };
  expect(await measure(whole.subarray(0, headerBytes), false)).toEqual(facts);
  expect((await resize({ ...task, bytes: whole }))?.facts).toEqual(facts);
});

test("a size is that of the upright image; of what is no image there is none", async () => {
  const sideways = await plain(90, 60).withMetadata({ orientation: 6 }).jpeg().toBuffer();
  expect(await measure(sideways, true)).toEqual({ width: 60, height: 90, isAnimated: false });
  for (const bytes of [svg, Buffer.from("<html>")])
    for (const isWhole of [true, false]) expect(await measure(bytes, isWhole)).toBeUndefined();
});

test("a GIF moves in its copy, which has no metadata; other formats and more than 5 MB have none", async () => {
  const frames = await Promise.all(["#d00000", "#0000d0"].map((color) => plain(60, 40, color).png().toBuffer()));
  const animation = sharp(frames, { join: { animated: true } });
  const gif = await animation
    .gif()
    .withMetadata({ exif: { IFD0: { Copyright: "somebody" } } })
    .toBuffer();
  expect(await measure(gif, true)).toMatchObject({ isAnimated: true });
  const copy = await resize({ bytes: gif, size: "gif", format: "gif" });
  const { pages, format, exif, xmp } = await sharp(copy?.bytes).metadata();
  expect([pages, format, exif, xmp]).toEqual([2, "gif", undefined, undefined]);
  const long = Buffer.concat([gif, Buffer.alloc(5 * 1024 * 1024)]);
  expect(await resize({ bytes: long, size: "gif", format: "gif" })).toBeUndefined();
});

test("AVIF takes most memory, so its limit is lower", async () => {
  const avif = await plain(64, 64).avif({ effort: 0 }).toBuffer();
  const box = avif.indexOf("ispe"); // what its header says of its size
  const measureOf = (width: number) => {
    avif.writeUInt32BE(width, box + 8);
    avif.writeUInt32BE(5000, box + 12);
    return measure(avif, true);
  };
  expect(await measureOf(5000)).toMatchObject({ width: 5000 });
  expect(await measureOf(5001)).toBeUndefined();
});

test("five formats are decoded; SVG, TIFF and others get to no decoder, however they begin", async () => {
  const isDecoded = async (image: Uint8Array) => (await resize({ ...task, bytes: image })) !== undefined;
  for (const format of ["jpeg", "png", "webp", "gif", "avif"] as const) {
    expect(await isDecoded(await plain(90, 60).toFormat(format).toBuffer()), format).toBe(true);
  }
  const tiff = await plain(90, 60).tiff().toBuffer();
  expect(await sharp(tiff).metadata()).toMatchObject({ format: "tiff" }); // libvips could
  for (const image of [svg, tiff, Buffer.concat([Buffer.from("GIF89a"), svg])])
    expect(await isDecoded(image)).toBe(false);
});
