import { expect, test, vi } from "vitest";
import { productPaths } from "#contract/product-paths.ts";
import type { Site } from "#site/site.ts";
import { serve } from "./web-server.harness.ts";

const uuid = "6f1b2c3d-0000-4000-8000-0123456789ab";
const capitals = uuid.toUpperCase();

async function request(path: string, method = "GET") {
  const site = vi.fn<Site>();
  const countView = vi.fn();
  const { send } = await serve({ site, countView });
  const answer = await send(`${method} ${path} HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n`);
  expect([site.mock.calls, countView.mock.calls]).toEqual([[], []]);
  return answer;
}

test.each([
  [`/post/${uuid}.`, `/post/${uuid}`],
  [`/post/${uuid})?lng=ar&a=b`, `/post/${uuid}?lng=ar&a=b`],
  [`/post/${uuid}%E2%80%99de/`, `/post/${uuid}/`],
  [`/post/${uuid}%20`, `/post/${uuid}`],
  [`/post/${uuid}%E2%80%8B`, `/post/${uuid}`],
  [`/post/${uuid}%0A`, `/post/${uuid}`],
  [`/post/${uuid}%0D%0ASet-Cookie:%20a=b?lng=tr`, `/post/${uuid}?lng=tr`],
  [`/post/${uuid}%09`, `/post/${uuid}`],
  [`/post/${uuid}%E2%80`, `/post/${uuid}`],
  [`/post/${uuid}%`, `/post/${uuid}`],
  [`/post/${uuid}\\`, `/post/${uuid}`],
  [`/post/${uuid}%2520`, `/post/${uuid}`],
  [`/post/${capitals}`, `/post/${uuid}`],
  ["/profile/Ab_9,", "/profile/Ab_9"],
  [`/profile/${capitals}/feed.xml`, `/profile/${uuid}/feed.xml`],
  [`/profile/${uuid}/feed.xml%E2%80%99de?lng=tr`, `/profile/${uuid}/feed.xml?lng=tr`],
  [`/profile/${uuid}/feed.json%0A`, `/profile/${uuid}/feed.json`],
  [`/ticket/konser/${uuid}/${uuid}/calendar.ics.`, `/ticket/konser/${uuid}/${uuid}/calendar.ics`],
  [`/ticket/konser/${uuid}/${uuid}/google-wallet)`, `/ticket/konser/${uuid}/${uuid}/google-wallet`],
  ["/oembed,?url=x", "/oembed?url=x"],
  ["/download%E2%80%99dan/?c=a", "/download?c=a"],
  ["/sitemap.xml;", "/sitemap.xml"],
  [`/embed/post/${uuid}%E2%80%A6`, `/embed/post/${uuid}`],
  [`/ticket/%C3%A7.%2Fx/${capitals}/${uuid}.?lng=tr`, `/ticket/%C3%A7.%2Fx/${uuid}/${uuid}?lng=tr`],
])("%s leads to %s, without a word to the site", async (path, location) => {
  for (const method of ["GET", "HEAD"]) {
    const answer = await request(path, method);
    expect(answer).toMatch(/^HTTP\/1\.1 302 /);
    expect(/^location: (.*)\r$/im.exec(answer)?.[1]).toBe(`http://site.example${location}`);
    expect(answer).toMatch(/^cache-control: private, no-store\r$/im);
    expect(answer).toMatch(/^referrer-policy: no-referrer\r$/im);
  }
});

test.each([
  `/post/${uuid}`,
  "/post/AB-c_9",
  `/post/${capitals}0`,
  `/post/${"x".repeat(65)}`,
  "/post/%E2%80%99de",
  "/%E2%80%99de",
  "/no-such-page.",
  `/profile/${uuid}/feed.xml.gz`,
  "/profile/a%20b/feed.xml",
  `/ticket/Konser.2027/${uuid}/t`,
  productPaths.post("AB"),
])("%s is answered where it is", async (path) => {
  const { origin } = await serve();
  expect((await fetch(origin + path, { redirect: "manual" })).status).toBe(200);
});
