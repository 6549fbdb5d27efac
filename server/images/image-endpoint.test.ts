import { expect, test } from "vitest";
import { serve } from "#server/http/web-server.harness.ts";
import { avatarAttributes, imageAttributes } from "#site/images/image-url.ts";
import { createImageEndpoint } from "./image-endpoint.ts";
import type { WantedImage, WorkshopAnswer } from "./image-service.ts";
import { createImageSigner } from "./image-signer.ts";

const signer = createImageSigner("a key of thirty-two characters at least", () => ({}));
const foreign = "https://media.example/a b,c&d=%C3%A7.jpg?x=1+2";

async function site(answer: Exclude<WorkshopAnswer, { kind: "made" }>["kind"] | "made" = "made") {
  const wanted: WantedImage[] = [];
  const image = { bytes: Buffer.from("picture"), tag: "tag", madeAt: 0 };
  const get = async (one: WantedImage): Promise<WorkshopAnswer> => {
    wanted.push(one);
    return answer === "made" ? { kind: "made", image } : { kind: answer };
  };
  const { origin } = await serve({ files: [createImageEndpoint({ get }, signer.isSigned)] });
  return { wanted, ask: (path: string, headers = {}) => fetch(origin + path, { headers }), origin };
}

const pathOf = (url: string) => imageAttributes(signer.sign(url)).src;

test.each([
  ["image/avif,image/webp,image/apng,image/svg+xml,image/*,*/*;q=0.8", "avif"],
  ["image/webp,*/*", "webp"],
  ["image/avif;q=0, image/webp;q=0.5", "webp"],
  ["image/*", "jpeg"],
  ["*/*", "jpeg"],
])("who takes %s gets %s", async (accept, format) => {
  const { ask, wanted } = await site();
  const answer = await ask(pathOf(foreign), { accept });
  expect(answer.status).toBe(200);
  expect(wanted).toEqual([{ url: foreign, signature: signer.sign(foreign).signature, size: "w750", format }]);
  expect(Object.fromEntries(answer.headers)).toMatchObject({
    "content-type": `image/${format}`,
    "content-length": "7",
    vary: "Accept",
    etag: '"tag"',
    "cache-control": "public, max-age=86400, stale-while-revalidate=604800",
    "x-content-type-options": "nosniff",
    "cross-origin-resource-policy": "cross-origin",
  });
  expect(answer.headers.has("set-cookie")).toBe(false);
});

test("own media, whose name says what they hold, are kept for good", async () => {
  const { ask } = await site();
  const answer = await ask(pathOf("/media/0123abcd.jpg"));
  expect(answer.headers.get("cache-control")).toBe("public, max-age=31536000, immutable");
});

test("who has the picture already is not sent it again", async () => {
  const { ask } = await site();
  expect((await ask(pathOf(foreign), { "if-none-match": '"other", W/"tag"' })).status).toBe(304);
  expect((await ask(pathOf(foreign), { "if-none-match": "*" })).status).toBe(304);
  expect((await ask(pathOf(foreign), { "if-none-match": '"other"' })).status).toBe(200);
});

test("HEAD has the same headers and no body", async () => {
  const { origin } = await site();
  const answer = await fetch(origin + pathOf(foreign), { method: "HEAD" });
  expect([answer.status, answer.headers.get("content-length"), await answer.text()]).toEqual([200, "7", ""]);
});

test("what the site has not linked itself is not looked at", async () => {
  const { ask, wanted } = await site();
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
    const answer = await ask(other);
    expect([other, answer.status, await answer.text()]).toEqual([other, 404, ""]);
  }
  expect(wanted).toEqual([]);
});

test.each([
  ["missing", 404, "public, max-age=60", null],
  ["unreachable", 502, "public, max-age=10", null],
  ["busy", 503, "no-store", "5"],
] as const)("a %s picture is an error with a picture of its own", async (kind, status, cache, retry) => {
  const { ask } = await site(kind);
  const answer = await ask(pathOf(foreign));
  expect([answer.status, answer.headers.get("cache-control"), answer.headers.get("retry-after")]).toEqual([
    status,
    cache,
    retry,
  ]);
  expect(answer.headers.get("content-type")).toBe("image/svg+xml");
  expect(await answer.text()).toMatch(/^<svg .*<path/);
  const avatar = await ask(avatarAttributes(signer.sign(foreign), 48).src);
  expect(await avatar.text()).not.toContain("<path"); // the letter behind it shows
});
