import sharp from "sharp";
import { expect, test } from "vitest";
import { fitImage } from "./fit-image.ts";

const plain = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 4, background: "#8040c0" } });

test.each(["jpeg", "png", "webp", "gif", "avif"] as const)(
  "%s becomes a JPEG of exactly the given size",
  async (format) => {
    const bytes = await fitImage(await plain(90, 60).toFormat(format).toBuffer(), { width: 40, height: 40 });
    expect(await sharp(bytes).metadata()).toMatchObject({ format: "jpeg", width: 40, height: 40 });
  },
);

test("applies the EXIF orientation", async () => {
  const sideways = await plain(90, 60).jpeg().withMetadata({ orientation: 6 }).toBuffer();
  const { orientation } = await sharp(await fitImage(sideways, { width: 40, height: 60 })).metadata();
  expect(orientation ?? 1).toBe(1);
});

test.each([
  [
    "SVG, which could reference other files",
    Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>'),
  ],
  ["HTML", Buffer.from("<!doctype html>")],
  ["an empty file", Buffer.alloc(0)],
])("%s is rejected", async (_name, bytes) => {
  expect(await fitImage(bytes, { width: 40, height: 40 })).toBeUndefined();
});

test("a small file with too many pixels is rejected", async () => {
  const bomb = await plain(7000, 7000).png().toBuffer();
  expect(bomb.byteLength).toBeLessThan(1_000_000);
  expect(await fitImage(bomb, { width: 40, height: 40 })).toBeUndefined();
});

test("a truncated image is rejected", async () => {
  const complete = await plain(900, 600).jpeg().toBuffer();
  expect(await fitImage(complete.subarray(0, complete.length / 2), { width: 40, height: 40 })).toBeUndefined();
});
