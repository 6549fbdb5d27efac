import jsQr from "jsqr";
import { renderToStaticMarkup } from "react-dom/server";
import sharp from "sharp";
import { expect, test } from "vitest";
import { fitsQrCode, QrCode } from "./qr-code.tsx";

async function read(markup: string): Promise<string | undefined> {
  // The size a browser would give it.
  const svg = markup
    .replace("<svg", '<svg xmlns="http://www.w3.org/2000/svg"')
    .replace('width="200" height="200"', 'width="400" height="400"');
  const { data, info } = await sharp(Buffer.from(svg)).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  return jsQr(new Uint8ClampedArray(data), info.width, info.height)?.data;
}

test.each([
  "https://www.example.com/download?from=post&id=6f1b2c3d-0001-4a00-8000-000000000001&lng=tr",
  "https://example.com/",
  "Bilet: Şebnem’in konseri, ağustos",
])("a camera reads %s", async (text) => {
  expect(await read(renderToStaticMarkup(<QrCode text={text} label="x" />))).toBe(text);
});

test("error correction is at least level M", () => {
  // Version 1 holds 14 bytes at level M, 11 at Q and 7 at H: the library takes the highest level that fits.
  const size = (text: string) =>
    /viewBox="-4 -4 (\d+)/.exec(renderToStaticMarkup(<QrCode text={text} label="x" />))?.[1];
  expect(size("x".repeat(14))).toBe(String(21 + 8));
  // Level L would have room for 17 bytes.
  for (const length of [15, 16, 17]) expect(size("x".repeat(length))).toBe(String(25 + 8));
});

test("the longest text that fits is read, whatever it is made of", async () => {
  for (const text of ["x".repeat(600), "ş".repeat(300), "7".repeat(600), "bilet-💜".repeat(60)]) {
    expect(fitsQrCode(text)).toBe(true);
    expect(await read(renderToStaticMarkup(<QrCode text={text} label="x" />))).toBe(text);
  }
  expect(fitsQrCode("x".repeat(601))).toBe(false);
  expect(fitsQrCode("ş".repeat(301))).toBe(false);
});
