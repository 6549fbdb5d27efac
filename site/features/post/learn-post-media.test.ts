import { expect, test } from "vitest";
import { learnPostMedia } from "./learn-post-media.ts";
import { imagesOf, loadedPost, videoOf } from "./post.harness.ts";

type Asked = readonly [names: string, options: object | undefined];

async function asked(post: Parameters<typeof loadedPost>, timeLeftMs?: number, isKnown = true) {
  const calls: Asked[] = [];
  const learn = async (urls: readonly string[], options?: object) => {
    calls.push([urls.map((url) => url.slice("/media/".length)).join(" "), options]);
    return isKnown;
  };
  return { result: await learnPostMedia(loadedPost(...post), learn, timeLeftMs), calls };
}

test("a page waits for the first four images of its post, and lets the others come", async () => {
  const { calls, result } = await asked([{ images: imagesOf(6) }, [{ videos: videoOf("next"), images: imagesOf(1) }]]);
  expect(calls).toEqual([
    ["0.jpg 1.jpg 2.jpg 3.jpg", { waitMs: 150 }],
    ["4.jpg 5.jpg next.jpg 0.jpg", { most: 8 }],
  ]);
  expect(result).toBe(true);
});

test("of a video it waits for the poster, and no longer than its visitor", async () => {
  const { calls, result } = await asked([{ videos: videoOf("v"), images: imagesOf(2) }], 40, false);
  expect(calls.map(([names]) => names)).toEqual(["v.jpg", "0.jpg 1.jpg"]);
  expect([calls[0]?.[1], result]).toEqual([{ waitMs: 40 }, false]);
});

test("what the product server says is not learned", async () => {
  const [image] = imagesOf(1);
  const { calls } = await asked([{ images: image ? [{ ...image, width: 3, height: 4 }] : [] }]);
  expect(calls.map(([names]) => names)).toEqual(["", ""]);
});
