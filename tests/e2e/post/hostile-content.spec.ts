import { waitForHydration } from "../support/hydration.ts";
import { hostileTexts } from "../support/product-server/hostile-texts.ts";
import { fakePost, fakePostResponse, postCall, postPath } from "../support/product-server/post-responses.ts";
import { expect, test } from "../support/site-fixture.ts";

// What programs read of these pages is tested in tests/http/hostile-content.test.ts, the markup of all pages in
// product-server-content.test.ts there. Here a script that escapes is
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
