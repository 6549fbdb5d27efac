import sharp from "sharp";
import { expect, test } from "vitest";
import type { LoadImage } from "#site/images/load-image.ts";
import { passImages } from "./pass-images.ts";

const brandImages = ["icon.png", "icon@2x.png", "icon@3x.png", "logo.png", "logo@2x.png", "logo@3x.png"];

const load: LoadImage = (_url, fits) =>
  Promise.all(
    fits.map(({ width, height, format }) =>
      sharp({ create: { width, height, channels: 3, background: "teal" } })
        .toFormat(format)
        .toBuffer(),
    ),
  );

test("icon, logo and the event's image in Apple's sizes", async () => {
  const images = await passImages("https://media.example/k.jpg", load);
  const sizes = await Promise.all(
    Object.entries(images).map(async ([name, bytes]) => {
      const { format, width, height } = await sharp(bytes).metadata();
      return [name, format, width, height];
    }),
  );
  expect(sizes.sort()).toEqual([
    ["icon.png", "png", 29, 29],
    ["icon@2x.png", "png", 58, 58],
    ["icon@3x.png", "png", 87, 87],
    ["logo.png", "png", 50, 50],
    ["logo@2x.png", "png", 100, 100],
    ["logo@3x.png", "png", 150, 150],
    ["thumbnail.png", "png", 90, 90],
    ["thumbnail@2x.png", "png", 180, 180],
    ["thumbnail@3x.png", "png", 270, 270],
  ]);
});

test("the brand's mark is on both: purple on light, white on nothing", async () => {
  const images = await passImages(undefined, load);
  const colors = async (name: string) => (await sharp(images[name]).stats()).channels.map(({ min, max }) => [min, max]);
  const [red, , , alpha] = await colors("logo@3x.png");
  expect([red?.[1], alpha]).toEqual([255, [0, 255]]);
  expect((await colors("icon@3x.png"))[0]?.[0]).toBeLessThan(140);
});

test.each([
  ["no image", undefined, load],
  ["one that cannot be loaded", "https://media.example/k.jpg", (async () => undefined) as LoadImage],
])("an event with %s has none", async (_name, url, load) => {
  expect(Object.keys(await passImages(url, load)).sort()).toEqual(brandImages);
});
