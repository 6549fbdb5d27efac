import { describe, expect, inject, test } from "vitest";
import { pathOf } from "../e2e/support/every-page.ts";
import { fakePostResponse, postCall, postPath } from "../e2e/support/product-server/post-responses.ts";
import { fetchDocument } from "./support/fetch-document.ts";
import { fetchImage } from "./support/fetch-image.ts";
import { startScriptedSite } from "./support/start-scripted-site.ts";

// What is on a card: site/features/preview-images; which images a head names: site/features/post/head.

const origin = inject("demoOrigin");
const textPost = pathOf("post-text");
const profile = pathOf("profile");
const ticket = pathOf("ticket");

describe("of the demo content", () => {
  test.each([
    ["a mosaic", pathOf("post-gallery")],
    ["a text", textPost],
    ["a profile", profile],
    ["a video", pathOf("post-video")],
    ["the landing page", "/"],
    ["a ticket", ticket],
  ])("%s: 1200 × 630, under 300 kB, cacheable, shown by other sites", async (_name, path) => {
    const head = await fetchDocument(`${origin}${path}?lng=ar`);
    const { response, bytes, image } = await fetchImage(head.meta("og:image"));
    expect(image).toMatchObject({ format: "jpeg", width: 1200, height: 630 });
    expect(bytes.byteLength).toBeLessThan(300_000);
    expect(response.headers.get("cache-control")).toBe("public, max-age=3600");
    expect(response.headers.get("cross-origin-resource-policy")).toBe("cross-origin");
    const again = await fetch(response.url, { headers: { "If-None-Match": response.headers.get("etag") ?? "" } });
    expect(again.status).toBe(304);
  });

  test("an invented version shows the post as it is, and is not cached for long", async () => {
    const head = await fetchDocument(`${origin}${textPost}?lng=tr`);
    const real = await fetchImage(head.meta("og:image"));
    const forged = await fetchImage(`${origin}/share${textPost}/tr-0000000000000000.jpg`);
    expect(forged.bytes.equals(real.bytes)).toBe(true);
    expect(forged.response.headers.get("etag")).toBe(real.response.headers.get("etag"));
    expect(forged.response.headers.get("cache-control")).toBe("no-cache");
  });

  test.each([
    "/share/post/nobody/tr-0000000000000000.jpg",
    `/share${profile}/tr-0000000000000000.png`,
    "/share/landing/tr-1.jpg",
  ])("%s is 404", async (path) => {
    expect((await fetch(origin + path)).status).toBe(404);
  });
});

describe("with a scripted product server", () => {
  const site = startScriptedSite();
  const postUrl = () => `${site.origin}${postPath}`;

  test("an image on a private address is not fetched", async () => {
    const { port } = new URL(site.productServer.origin);
    const avatar = { original: `http://localhost:${port}/secret.png` };
    site.productServer.on(postCall, { json: fakePostResponse({ user: { username: "ada", avatar } }) });
    const { response } = await fetchImage((await fetchDocument(postUrl())).meta("og:image"));
    expect(response.status).toBe(200);
    expect(site.productServer.calls.join()).not.toContain("secret");
  });

  test("a removed post's image is gone with it; an outage leaves what was rendered", async () => {
    site.productServer.on(postCall, { json: fakePostResponse() });
    const url = (await fetchDocument(postUrl())).meta("og:image") ?? "";
    const status = async () => (await fetch(url)).status;
    expect(await status()).toBe(200);
    site.productServer.on(postCall, { status: 500 });
    expect(await status()).toBe(200);
    site.productServer.on(postCall, { status: 410 });
    expect(await status()).toBe(410);
  });
});
