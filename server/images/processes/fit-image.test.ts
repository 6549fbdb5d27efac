import sharp from "sharp";
import { expect, test } from "vitest";
import { fitImage } from "./fit-image.ts";

const plain = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 4, background: "#8040c0" } });
const square = { width: 40, height: 40, format: "jpeg" } as const;

test("an image becomes one of each given size", async () => {
  const bytes = await plain(90, 60).webp().toBuffer();
  const [jpeg, png] = (await fitImage(bytes, [square, { width: 30, height: 20, format: "png" }])) ?? [];
  expect(await sharp(jpeg).metadata()).toMatchObject({ format: "jpeg", width: 40, height: 40 });
  expect(await sharp(png).metadata()).toMatchObject({ format: "png", width: 30, height: 20 });
});

test("applies the EXIF orientation", async () => {
  const sideways = await plain(90, 60).jpeg().withMetadata({ orientation: 6 }).toBuffer();
  const [upright] = (await fitImage(sideways, [{ ...square, height: 60 }])) ?? [];
  expect((await sharp(upright).metadata()).orientation ?? 1).toBe(1);
});

test("a tall image keeps its head, and one that is asked for whole is not cropped or enlarged", async () => {
  const head = { input: await plain(60, 40).png().toBuffer(), left: 0, top: 0 };
  const tall = { create: { width: 60, height: 200, channels: 3, background: "#fff" } } as const;
  // What would be most salient, at the foot.
  const checks = `<svg width="60" height="40"><path d="M0 5h60M0 15h60M0 25h60M0 35h60" stroke="red" stroke-width="5"/></svg>`;
  const foot = { input: Buffer.from(checks), left: 0, top: 160 };
  const bytes = await sharp(tall).composite([head, foot]).png().toBuffer();
  const [cropped, whole] =
    (await fitImage(bytes, [square, { width: 100, height: 100, format: "png", whole: true }])) ?? [];
  expect((await sharp(cropped).stats()).dominant.g).toBeLessThan(100);
  expect(await sharp(whole).metadata()).toMatchObject({ width: 30, height: 100 });
});

test("a transparent image stands on white", async () => {
  const glass = sharp({ create: { width: 9, height: 9, channels: 4, background: "#0000" } });
  const [png] = (await fitImage(await glass.png().toBuffer(), [{ ...square, format: "png" }])) ?? [];
  expect((await sharp(png).stats()).channels.map(({ min }) => min)).toEqual([255, 255, 255]);
});

test("a truncated image is rejected", async () => {
  const complete = await plain(900, 600).jpeg().toBuffer();
  expect(await fitImage(complete.subarray(0, complete.length / 2), [square])).toBeUndefined();
});
