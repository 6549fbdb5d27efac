import { crc32, deflateSync } from "node:zlib";
import { expect, test } from "vitest";
import { postPath } from "../e2e/support/product-server/post-responses.ts";
import { fetchDocument } from "../http/support/fetch-document.ts";
import { startScriptedSite } from "../http/support/start-scripted-site.ts";
import { findChild, loadedLibraries } from "./support/processes.ts";
import { publishImages, solidImage, statusOf } from "./support/published-images.ts";

const site = startScriptedSite();

const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><rect width="9" height="9"/></svg>';

/** A black PNG of one bit a pixel. @param pixels what it has of them, whatever its header promises */
function blackPng(width: number, height: number, pixels: Buffer): Buffer {
  const chunk = (type: string, data: Buffer) => {
    const body = Buffer.concat([Buffer.from(type), data]);
    const [length, check] = [Buffer.alloc(4), Buffer.alloc(4)];
    length.writeUInt32BE(data.length);
    check.writeUInt32BE(crc32(body));
    return Buffer.concat([length, body, check]);
  };
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([1, 0, 0, 0, 0], 8);
  const signature = Buffer.from("\x89PNG\r\n\x1a\n", "latin1");
  return Buffer.concat([
    signature,
    chunk("IHDR", header),
    chunk("IDAT", deflateSync(pixels)),
    chunk("IEND", Buffer.alloc(0)),
  ]);
}

test("what is no image, or pretends to be one, is missing; the preview image is drawn without it", async () => {
  const megabytes = Buffer.alloc(40_000_000);
  const photo = await solidImage(900, 600).jpeg().toBuffer();
  const hostile: Record<string, Uint8Array> = {
    SVG: Buffer.from(svg),
    "SVG after a GIF's first bytes": Buffer.from(`GIF89a${svg}`),
    TIFF: await solidImage(90, 60).tiff().toBuffer(),
    HTML: Buffer.from("<!doctype html><script>alert(1)</script>"),
    PDF: Buffer.from("%PDF-1.7\n1 0 obj<<>>endobj"),
    "half a JPEG": photo.subarray(0, photo.length / 2),
    "the first bytes of each": Buffer.from("\xff\xd8\xff\xe0", "latin1"),
    "a PNG of 900 megapixels": blackPng(30_000, 30_000, megabytes),
    "a PNG of 2 terapixels": blackPng(2_000_000, 1_000_000, megabytes),
    "51 megapixels": blackPng(7200, 7200, Buffer.alloc(7200 * (1 + 7200 / 8))),
    nothing: Buffer.alloc(0),
  };
  const urls = await publishImages(site, [...Object.values(hostile), photo]);
  const statuses = await Promise.all(urls.map(statusOf));
  const found = Object.fromEntries(statuses.map((status, at) => [Object.keys(hostile)[at] ?? "a photo", status]));
  expect(found).toEqual({ ...Object.fromEntries(Object.keys(hostile).map((name) => [name, 404])), "a photo": 200 });
  const preview = (await fetchDocument(site.origin + postPath)).meta("og:image") ?? "";
  expect(await statusOf(preview)).toBe(200);
  expect(loadedLibraries(findChild(site.pid, "decode-worker") ?? 0)).toMatch(/vips/);
  expect(loadedLibraries(findChild(site.pid, "draw-worker") ?? 0)).toMatch(/takumi/);
  expect(loadedLibraries(site.pid)).not.toMatch(/takumi|vips|sharp/);
});
