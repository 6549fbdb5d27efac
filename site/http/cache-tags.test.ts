import { expect, test } from "vitest";
import { productPaths } from "#contract/product-paths.ts";
import { postCacheTags, profileTag, purgedTag } from "./cache-tags.ts";

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
  expect(purgedTag(path)).toBe(tag);
});
