import sharp from "sharp";
import { beforeAll, expect, test } from "vitest";
import { productPaths } from "#contract/product-paths.ts";
import { fakePostResponse, postCall, postPath } from "../e2e/support/product-server/post-responses.ts";
import { startProductServer } from "../e2e/support/product-server/product-server.ts";
import { startScriptedSite } from "../http/support/start-scripted-site.ts";

const mediaHost = await startProductServer();
const site = startScriptedSite(() => ({ MEDIA_ORIGINS: mediaHost.origin }));

let photo: Buffer;
beforeAll(async () => {
  photo = await sharp({ create: { width: 90, height: 60, channels: 3, background: "teal" } })
    .jpeg()
    .toBuffer();
  return mediaHost.stop;
});

const body = () => ({ body: photo, headers: { "content-type": "image/jpeg" } });

/** Shows an image in a post. @returns the status of the resized image */
async function load(original: string): Promise<number> {
  site.productServer.on(postCall, { json: fakePostResponse({ gallery: [{ original }] }, []) });
  const html = await (await fetch(site.origin + postPath)).text();
  const image = /\/picture\/w320\/[^" ]+/.exec(html)?.[0].replaceAll("&amp;", "&");
  if (image === undefined) throw new Error(`${original} is not shown`);
  return (await fetch(site.origin + image)).status;
}

test("images of the product server and of MEDIA_ORIGINS are fetched from a private network", async () => {
  site.productServer.on("/a.jpg", body());
  mediaHost.on("/b.jpg", body());
  expect(await load(`${site.productServer.origin}/a.jpg`)).toBe(200);
  expect(await load(`${mediaHost.origin}/b.jpg`)).toBe(200);
});

test("the page's policy names the listed MEDIA_ORIGINS and never the internal API_ORIGIN", async () => {
  site.productServer.on(postCall, { json: fakePostResponse() });
  site.productServer.on(productPaths.post("slow"), { json: fakePostResponse(), delay: 10_000 });
  for (const path of [postPath, "/post/slow", "/profile/u-1", `/embed${postPath}`, "/"]) {
    const response = await fetch(site.origin + path);
    const policy = response.headers.get("content-security-policy");
    expect(policy, path).not.toContain(site.productServer.origin);
    if (path.includes("post")) expect(policy, path).toContain(mediaHost.origin);
  }
});
