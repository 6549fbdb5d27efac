import { readFileSync } from "node:fs";
import sharp from "sharp";
import { expect, onTestFinished, test } from "vitest";
import { createDecodeProcess } from "./decode-process.ts";

const bytes = readFileSync("backend/seed/media/simitci.webp");
const task = { bytes, size: "w320", format: "webp" } as const;
const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>');
const plain = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: "#8040c0" } });

function start() {
  const decoding = createDecodeProcess();
  onTestFinished(decoding.close);
  return decoding;
}

test("images are resized and fitted; other bytes and sizes are refused", async () => {
  const { resize, ...decoding } = start();
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

test("AVIF takes most memory, so its limit is lower", async () => {
  const { resize } = start();
  const [refused, decoded] = [
    await plain(5200, 5000).avif({ effort: 0 }).toBuffer(),
    await plain(5200, 5000).png().toBuffer(),
  ];
  expect(await resize({ ...task, bytes: refused })).toBeUndefined();
  expect(await resize({ ...task, bytes: decoded })).toBeDefined();
});

test("five formats are decoded; SVG, TIFF and others get to no decoder, however they begin", async () => {
  const { resize } = start();
  const isDecoded = async (image: Uint8Array) => (await resize({ ...task, bytes: image })) !== undefined;
  for (const format of ["jpeg", "png", "webp", "gif", "avif"] as const) {
    expect(await isDecoded(await plain(90, 60).toFormat(format).toBuffer()), format).toBe(true);
  }
  const tiff = await plain(90, 60).tiff().toBuffer();
  expect(await sharp(tiff).metadata()).toMatchObject({ format: "tiff" }); // libvips could
  for (const image of [svg, tiff, Buffer.concat([Buffer.from("GIF89a"), svg])])
    expect(await isDecoded(image)).toBe(false);
});
