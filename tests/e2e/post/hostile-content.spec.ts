import { productPaths } from "#contract/product-paths.ts";
import { hostileTexts } from "../support/product-server/hostile-texts.ts";
import { postCall, postPath, toldAnswer } from "../support/product-server/post-responses.ts";
import { expect, test } from "../support/site-fixture.ts";

// What programs read of these pages is tested in tests/http/hostile-content.test.ts. Here a script that escapes is
// refused by the Content-Security-Policy, and errorWatch fails the test.
test.use({ upstream: "scripted" });

for (const [name, text] of hostileTexts) {
  test(`${name}: a post and a profile run nothing and hydrate`, async ({ page, productServer }) => {
    const user = { username: text, fullName: text, bio: text };
    productServer.on(postCall, { json: toldAnswer({ content: text, user }) });
    productServer.on(productPaths.user("u-1"), { json: { result: { data: user } } });
    productServer.on(productPaths.userPosts("u-1"), { json: { result: [] } });
    for (const path of [postPath, "/profile/u-1"]) {
      expect((await page.goto(path))?.status()).toBe(200);
      await expect(page.locator("[data-island]:not([data-hydrated])")).toHaveCount(0);
    }
  });
}
