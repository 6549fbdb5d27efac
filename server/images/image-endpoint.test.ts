import { expect, test } from "vitest";
import { readImageKeys } from "#server/config/image-keys.ts";
import { serve } from "#server/web/web-server.harness.ts";
import { avatarAttributes, imageAttributes, movingUrl } from "#site/images/image-url.ts";
import { createImageEndpoint } from "./image-endpoint.ts";
import type { ImageRequest, ImageResult } from "./image-service.ts";
import { createImageSigner } from "./image-signer.ts";

const signer = createImageSigner(readImageKeys(["a key of thirty-two characters at least"], "/nowhere"));
const foreign = "https://media.example/a b,c&d=%C3%A7.jpg?x=1+2";

async function site(kind: Exclude<ImageResult, { kind: "found" }>["kind"] | "found" = "found") {
  const requests: ImageRequest[] = [];
  const image = { bytes: Buffer.from("picture"), tag: "tag", storedAt: 0 };
  const getImage = async (one: ImageRequest): Promise<ImageResult> => {
    requests.push(one);
    return kind === "found" ? { kind, image } : { kind };
  };
  const { origin } = await serve({ files: [createImageEndpoint({ get: getImage }, signer)] });
  return { requests, get: (path: string, headers = {}) => fetch(origin + path, { headers }) };
}

const pathOf = (url: string) => imageAttributes(signer.sign(url)).src;

test.each([
  ["image/avif,image/webp,image/apng,image/svg+xml,image/*,*/*;q=0.8", "avif"],
  ["image/webp,*/*", "webp"],
  ["image/avif;q=0, image/webp;q=0.5", "webp"],
  ['image/WebP;q=0.5;x="a,image/avif"', "webp"],
  ["image/avifs, text/html", "jpeg"],
  ["image/*", "jpeg"],
  ["*/*", "jpeg"],
])("Accept: %s gets %s", async (accept, format) => {
  const { get, requests } = await site();
  const response = await get(pathOf(foreign), { accept });
  expect(response.status).toBe(200);
  expect(requests).toEqual([{ url: foreign, signature: signer.sign(foreign).signature, size: "w750", format }]);
  expect(Object.fromEntries(response.headers)).toMatchObject({
    "content-type": `image/${format}`,
    "content-length": "7",
    vary: "Accept",
    etag: '"tag"',
    "cache-control": "public, max-age=1800",
    "x-content-type-options": "nosniff",
    "cross-origin-resource-policy": "cross-origin",
  });
  expect(response.headers.has("set-cookie")).toBe(false);
});

test("an unchanged image is not sent again", async () => {
  const { get } = await site();
  expect((await get(pathOf(foreign), { "if-none-match": '"other", W/"tag"' })).status).toBe(304);
  expect((await get(pathOf(foreign), { "if-none-match": "*" })).status).toBe(304);
  expect((await get(pathOf(foreign), { "if-none-match": '"other"' })).status).toBe(200);
});

test("a URL that the site has not signed is not loaded", async () => {
  const { get, requests } = await site();
  const path = pathOf(foreign);
  const { signature } = signer.sign(foreign);
  for (const other of [
    path.replace("media.example", "other.example"),
    path.replace("w750", "w751"),
    path.replace("w750", "w9999"),
    path.replace("/w750/", "/"),
    path.replace(String(signature), ""),
    path.replace(String(signature), String(signature).toLowerCase()),
    `${path}&x=1`,
    path.replace("?of=", "?OF="),
    path.replace("?of=", "?x=1&of="),
    `/picture/w750/${signature}`,
    `/picture/w750/${signature}?of=%E0%A4%A`,
    "/picture/",
    "/picture/w750",
  ]) {
    const response = await get(other);
    expect([other, response.status, await response.text()]).toEqual([other, 404, ""]);
  }
  expect(requests).toEqual([]);
});

test.each([
  ["missing", 404, "no-store", null],
  ["unreachable", 404, "no-store", null],
  ["busy", 503, "no-store", "5"],
] as const)(
  "a %s image is an error, which a page can tell; an avatar's is an empty image",
  async (kind, status, cache, retry) => {
    const { get } = await site(kind);
    const response = await get(pathOf(foreign));
    expect([response.status, response.headers.get("cache-control"), response.headers.get("retry-after")]).toEqual([
      status,
      cache,
      retry,
    ]);
    expect(response.headers.get("content-type")).toBe("image/svg+xml");
    expect(await response.text()).toBe("");
    const avatar = await get(avatarAttributes(signer.sign(foreign), 48).src);
    expect(await avatar.text()).toMatch(/^<svg /); // the letter behind it is visible
  },
);

test("a GIF that moves is one whatever the browser names", async () => {
  const { get, requests } = await site();
  const path = movingUrl({ ...signer.sign(foreign), isAnimated: true }) ?? "";
  const response = await get(path, { accept: "image/avif" });
  expect([response.headers.get("content-type"), requests[0]?.size, requests[0]?.format]).toEqual([
    "image/gif",
    "gif",
    "gif",
  ]);
  expect(movingUrl(signer.sign(foreign))).toBeUndefined();
});
