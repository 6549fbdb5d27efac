import { expect, it, test } from "vitest";
import { fakeProductApi } from "#site/product-api/product-api.harness.ts";
import type { ProductResult } from "#site/product-api/product-api.ts";
import { learnPostMedia, loadPost } from "./load-post.ts";
import { imagesOf, loadedPost, videoOf } from "./post.harness.ts";

/** A product server with one response, or none at all. */
const productApi = (result?: ProductResult) => fakeProductApi(() => result ?? new Promise<never>(() => {}));

const options = { origin: "https://www.meydan.example", timeoutMs: 1000, log: { error: () => {} } };

test("a post in time is loaded, with the others", async () => {
  const api = productApi({
    ok: true,
    json: { result: { data: { content: "söz" }, otherDatas: [{ uuid: "b", content: "başka" }] } },
  });
  expect(await loadPost(api, "a", options)).toMatchObject({
    kind: "loaded",
    post: { content: "söz" },
    others: [{ uuid: "b" }],
  });
  expect(api.calls).toEqual(["/api/public/post/a"]);
});

test("media on the site's own origin become paths", async () => {
  const gallery = [`${options.origin}/media/1.jpg`];
  const state = await loadPost(productApi({ ok: true, json: { result: { data: { gallery } } } }), "a", options);
  expect(state).toMatchObject({ post: { images: [{ original: "/media/1.jpg" }] } });
});

test("a slow product server gives the loading state", async () => {
  expect(await loadPost(productApi(), "a", { ...options, timeoutMs: 1 })).toEqual({ kind: "loading" });
});

it.each(["not-found", "gone", "unavailable"] as const)("says why it failed: %s", async (failure) => {
  expect(await loadPost(productApi({ ok: false, reason: failure }), "a", options)).toEqual({
    kind: "failed",
    reason: failure,
  });
});

it.each([null, [], {}, { result: {} }, { result: { data: null } }, "text"])("%j has no data", async (json) => {
  expect(await loadPost(productApi({ ok: true, json }), "a", options)).toEqual({ kind: "failed", reason: "no-data" });
});

it.each([undefined, "", "a b", "..", "ö", "a".repeat(65)])("%j is not a post, and nothing is fetched", async (uuid) => {
  const api = productApi({ ok: true, json: {} });
  expect(await loadPost(api, uuid, options)).toEqual({ kind: "failed", reason: "not-found" });
  expect(api.calls).toEqual([]);
});

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
