import sharp from "sharp";
import { expect, test } from "vitest";
import { iconFile } from "./icon-file.ts";

const square = (size: number) =>
  sharp({ create: { width: size, height: size, channels: 4, background: "#7c3aed" } })
    .png()
    .toBuffer();

test("every entry has the size, length and position of its image", async () => {
  const images = [
    { size: 16, png: await square(16) },
    { size: 32, png: await square(32) },
  ];
  const file = iconFile(images);
  expect(file.readUInt16LE(2)).toBe(1);
  expect(file.readUInt16LE(4)).toBe(2);
  for (const [index, { size, png }] of images.entries()) {
    const entry = 6 + 16 * index;
    expect([file.readUInt8(entry), file.readUInt8(entry + 1)]).toEqual([size, size]);
    const start = file.readUInt32LE(entry + 12);
    expect(file.subarray(start, start + file.readUInt32LE(entry + 8)).equals(png)).toBe(true);
  }
});
