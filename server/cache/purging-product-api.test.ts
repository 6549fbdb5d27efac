import { expect, test } from "vitest";
import { productPaths } from "#contract/product-paths.ts";
import { createPurgingProductApi } from "./purging-product-api.ts";

/** The tags that are purged when the product server answers a path with this status. */
async function purgedBy(path: string, status: number): Promise<string[]> {
  const purged: string[] = [];
  const productApi = createPurgingProductApi(
    async () => ({ status, body: "{}" }),
    (tag) => purged.push(tag),
  );
  await productApi.get(path, { error: () => {} });
  return purged;
}

test.each([404, 410, 451])("a %i purges what was made of the post or the profile", async (status) => {
  expect(await purgedBy(productPaths.post("p1"), status)).toEqual(["post:p1"]);
  expect(await purgedBy(productPaths.user("u1"), status)).toEqual(["profile:u1"]);
});

test("nothing is purged by a ticket, which is never cached, nor by a profile that has no posts", async () => {
  expect(await purgedBy(productPaths.ticket("konser", "pk", "t"), 404)).toEqual([]);
  expect(await purgedBy(productPaths.userPosts("u1"), 404)).toEqual([]);
});

test.each([200, 500, 503])("nothing is purged by a %i", async (status) => {
  expect(await purgedBy(productPaths.post("p1"), status)).toEqual([]);
});
