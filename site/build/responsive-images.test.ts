import { basename, join } from "node:path";
import sharp from "sharp";
import { expect, test } from "vitest";
import phone from "#brand/pictures/phone-feed.png?responsive";
import { responsiveImages } from "./responsive-images.ts";

/** Reads an encoded file by its URL; in tests and in development URLs name files of the cache. */
const encoded = (url: string) => sharp(join(responsiveImages(true).cache.dir, basename(url))).metadata();

test("an image comes in AVIF at every width up to its own, and as one WebP for other browsers", async () => {
  expect(Object.keys(phone.sources)).toEqual(["avif"]);
  const variants = (phone.sources.avif ?? "").split(", ").map((variant) => variant.split(" "));
  expect(variants.map(([, width]) => width)).toEqual(["280w", "420w", "600w", "836w"]);
  for (const [url = "", width] of variants) {
    const file = await encoded(url);
    expect(`${file.width}w`).toBe(width);
    expect(file).toMatchObject({ format: "heif", compression: "av1", hasAlpha: true });
  }
  expect([phone.img.w, phone.img.h]).toEqual([600, 1252]);
  expect(await encoded(phone.img.src)).toMatchObject({ format: "webp", width: 600, height: 1252 });
});
