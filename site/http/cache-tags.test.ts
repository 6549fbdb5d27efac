import { pino } from "pino";
import { expect, test } from "vitest";
import { productPaths } from "#contract/product-paths.ts";
import { createSite } from "#site/app.tsx";
import { plainAssets, plainServices, plainVisitor, siteRequest } from "#site/plain-site.harness.ts";
import type { ProductApi } from "#site/product-api/product-api.ts";
import { cacheTagOfPath, foundTicketTag, postCacheTags, profileTag } from "./cache-tags.ts";

const page = "/ticket/konser/p/t";
const ticket = { event: { title: "Konser", start_time: "2127-07-03T21:00:00+03:00" }, ticket_uuid: "t" };

async function tagsOf(path: string, get: ProductApi["get"]): Promise<readonly string[]> {
  const site = await createSite(plainAssets);
  const services = { ...plainServices, productApi: { get }, log: pino({ level: "silent" }) };
  return (await site(siteRequest(path), plainVisitor, services)).tags ?? [];
}

const paths = [page, `${page}/calendar.ics`];

test.each(paths)("%s says that its ticket exists", async (path) => {
  expect(await tagsOf(path, async () => ({ ok: true, json: ticket }))).toEqual([foundTicketTag]);
});

test.each(paths)("%s does not say it of what is no ticket", async (path) => {
  for (const answer of [
    { ok: false, failure: "not-found" },
    { ok: false, failure: "unavailable" },
    { ok: true, json: { message: "maintenance" } },
  ] as const) {
    expect(await tagsOf(path, async () => answer)).not.toContain(foundTicketTag);
  }
});

test("a page in its loading state does not say it either", async () => {
  expect(await tagsOf(page, () => new Promise(() => {}))).toEqual([]);
});

test("a post has the tags of all posts in it and of their authors, each once", () => {
  const post = { uuid: "p1", author: { uuid: "u1" } };
  const others = [{ uuid: "p2", author: { uuid: "u1" } }, { uuid: "p3", author: {} }, { author: { uuid: "u2" } }];
  expect(postCacheTags("p1", { post, others })).toEqual(["post:p1", "profile:u1", "post:p2", "post:p3", "profile:u2"]);
});

test("a post that is not there has the tag of the one that was asked for", () => {
  expect(postCacheTags("p1", {})).toEqual(["post:p1"]);
  expect(postCacheTags("p1", { post: { uuid: "p2", author: {} } })).toEqual(["post:p1", "post:p2"]);
});

test.each([
  [productPaths.post("p1"), "post:p1"],
  [productPaths.user("u1"), profileTag("u1")],
  [productPaths.userPosts("u1"), undefined],
  [productPaths.ticket("konser", "p", "t"), undefined],
  ["/api/public/post/", undefined],
  ["/api/public/post/p1/x", undefined],
  ["/x/api/public/post/p1", undefined],
])("what %s says to be absent is purged as %s", (path, tag) => {
  expect(cacheTagOfPath(path)).toBe(tag);
});
