import type { RequestListener } from "node:http";
import sharp from "sharp";
import { expect, onTestFinished, test } from "vitest";
import { serveLocally } from "#server/http/serve-locally.harness.ts";
import { temporaryFolder } from "#server/temporary-folder.harness.ts";
import { createImages } from "./create-images.ts";
import { imageLimits } from "./image-limits.ts";

const serve = async (listener: RequestListener) => (await serveLocally(listener)).origin;

const plain = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: "#8040c0" } });
const photo = await plain(90, 60).jpeg().toBuffer();
const avatar = [{ width: 40, height: 40, format: "jpeg" }] as const;

function start(mediaOrigins: readonly string[], ownMedia: Uint8Array = photo, isShown = (_url: string) => true) {
  const settings = {
    dataDirectory: temporaryFolder(),
    imageKey: "the key of a test, which is long enough",
    imageCacheSize: 1_000_000,
    previewCacheSize: 1_000_000,
    mediaOrigins,
  };
  const productServer = { readMedia: async () => ownMedia, ownsMedia: () => true, isShown, mediaOrigins: [] };
  const drawing = { draw: async () => Buffer.from("drawn"), close: () => {} };
  const images = createImages(settings, productServer, drawing, { ...imageLimits, time: 1000 });
  onTestFinished(images.close);
  return images;
}

test("while one host hangs, previews get the images of others and the site's own media", async () => {
  let requests = 0;
  const slow = await serve(() => {
    requests += 1;
  });
  const quick = await serve((_request, response) => response.end(photo));
  const { load } = start([slow, quick]);

  const hanging = Array.from({ length: 100 }, (_, at) => load(`${slow}/${at}.jpg`, avatar));
  for (const url of [`${quick}/a.jpg`, "/media/a.jpg"]) {
    const [image] = (await load(url, avatar)) ?? [];
    expect(await sharp(image).metadata()).toMatchObject({ format: "jpeg", width: 40, height: 40 });
  }
  // Once the first requests have timed out, the others are not sent.
  expect(new Set(await Promise.all(hanging))).toEqual(new Set([undefined]));
  expect(requests).toBeLessThan(10);
  expect(await load(`${slow}/again.jpg`, avatar)).toBeUndefined();
  expect(requests).toBeLessThan(10);
});

test("previews and passes get no image that nothing shown uses", async () => {
  const host = await serve((_request, response) => response.end(photo));
  const { load } = start([host], photo, (url) => url.endsWith("shown.jpg"));
  for (const origin of [host, "/media"]) {
    expect(await load(`${origin}/hidden.jpg`, avatar)).toBeUndefined();
    expect(await load(`${origin}/shown.jpg`, avatar)).toHaveLength(1);
  }
});
