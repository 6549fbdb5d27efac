import { productPaths } from "#contract/product-paths.ts";
import { waitForHydration } from "../support/hydration.ts";
import { hostileTexts } from "../support/product-server/hostile-texts.ts";
import { fakePost, fakePostResponse, postCall, postPath } from "../support/product-server/post-responses.ts";
import { profilePosts } from "../support/product-server/profile-responses.ts";
import { expect, test } from "../support/site-fixture.ts";

// What programs read of these pages is tested in tests/http/hostile-content.test.ts. Here a script that escapes is
// refused by the Content-Security-Policy, and errorWatch fails the test.
test.use({ upstream: "scripted" });

const texts = hostileTexts.map(([, text]) => text);

test("posts run nothing of what is written in them, and hydrate", async ({ page, productServer }) => {
  // A page has six posts.
  for (const six of [texts.slice(0, 6), texts.slice(6)]) {
    const [first, ...others] = six.map((text, at) =>
      // Without the word, what nothing is seen of would be no post.
      fakePost(`p-${at + 1}`, { content: `Söz ${text}`, user: { uuid: "u-1", username: text, fullName: text } }),
    );
    productServer.on(postCall, { json: fakePostResponse(first, others) });
    expect((await page.goto(postPath))?.status()).toBe(200);
    await expect(page.getByRole("article", { includeHidden: true })).toHaveCount(six.length);
    await waitForHydration(page);
  }
});

test("a profile runs nothing of what is written in it, and hydrates", async ({ page, productServer }) => {
  const posts = texts.map((content, at) => ({ ...profilePosts[0], uuid: `p-${at}`, media: [], content }));
  productServer.on(productPaths.userPosts("u-1"), { json: { result: posts } });
  const [username, fullName] = texts;
  const bio = texts.filter(({ length }) => length < 1000).join("\n");
  productServer.on(productPaths.user("u-1"), { json: { result: { data: { username, fullName, bio } } } });
  expect((await page.goto("/profile/u-1"))?.status()).toBe(200);
  await expect(page.getByRole("article")).toHaveCount(texts.length);
  await waitForHydration(page);
});
