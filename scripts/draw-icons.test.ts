import sharp from "sharp";
import { expect, test } from "vitest";
import { drawIcons } from "./draw-icons.ts";

const mark = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64"><path d="M0 0h64v64H0z"/></svg>');
const icons = await drawIcons(mark);

test.each([
  ["apple-touch-icon.png", 180, 108],
  ["icon-192.png", 192, 96],
  ["icon-512.png", 512, 256],
])("%s is opaque, with the mark in its middle", async (name, size, markSize) => {
  const icon = sharp(icons[name]);
  expect(await icon.metadata()).toMatchObject({ format: "png", width: size, height: size });
  expect((await icon.stats()).isOpaque).toBe(true);
  const { info } = await icon.trim().toBuffer({ resolveWithObject: true });
  const edge = (size - markSize) / 2;
  expect(info).toMatchObject({ width: markSize, height: markSize, trimOffsetLeft: -edge, trimOffsetTop: -edge });
});

test("favicon.ico has the size, length and position of its image", async () => {
  const file = icons["favicon.ico"] ?? Buffer.alloc(0);
  expect([file.readUInt16LE(2), file.readUInt16LE(4), file.readUInt8(6), file.readUInt8(7)]).toEqual([1, 1, 32, 32]);
  const start = file.readUInt32LE(18);
  const png = file.subarray(start, start + file.readUInt32LE(14));
  expect(await sharp(png).metadata()).toMatchObject({ format: "png", width: 32, height: 32 });
});
