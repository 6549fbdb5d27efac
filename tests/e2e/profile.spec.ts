import { productPaths } from "#contract/product-paths.ts";
import { waitForHydration } from "./support/hydration.ts";
import {
  postsPath,
  profilePath,
  profilePosts,
  userPath,
  userResponse,
} from "./support/product-server/profile-responses.ts";
import { expect, test } from "./support/site-fixture.ts";

// What the server sends is tested in tests/http/profile-states.test.ts, what browsers do with a page that is late in
// every-page/slow-product-server.spec.ts.

/** One transparent pixel, for media whose content does not matter. */
const pixel = Buffer.from(
  "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==",
  "base64",
);

test.use({ upstream: "scripted" });

test("a profile in Arabic is mirrored, its Join opens the platform chooser, and a card its post", async ({
  page,
  productServer,
  baseURL,
}) => {
  await page.route(/\/picture\/|^https:\/\/media\.example\//, (route) =>
    route.fulfill({ body: pixel, contentType: "image/png" }),
  );
  productServer.on(userPath, userResponse);
  productServer.on(postsPath, { json: { result: profilePosts } });
  productServer.on(productPaths.post("p2"), { status: 404 });
  await page.setViewportSize({ width: 1200, height: 800 });
  await page.goto(`${profilePath}?lng=ar`);
  const [avatar, name] = await Promise.all([
    page.getByRole("main").getByRole("img").first().boundingBox(),
    page.getByRole("heading", { level: 1 }).boundingBox(),
  ]);
  expect(avatar?.x).toBeGreaterThan((name?.x ?? 0) + (name?.width ?? 0));

  // Follow, Share, the code for phones and Join.
  await expect(page.locator("main [data-island]")).toHaveCount(4);
  await waitForHydration(page);
  const join = page.locator("[data-island=join-link]").getByRole("link", { name: "انضمام" });
  await join.click();
  const dialog = page.getByRole("dialog");
  await expect(dialog).toBeVisible();
  // The dialog stands within the dock, whose quiet look is none of its links'.
  await expect(dialog.locator("[data-store]")).toHaveCount(2);
  for (const store of await dialog.locator("[data-store]").all()) {
    await expect(store).toHaveCSS("background-color", "oklch(0 0 0)");
  }
  await page.keyboard.press("Escape");
  await expect(dialog).toBeHidden();
  await expect(join).toBeFocused();

  await page.getByRole("article").nth(1).click();
  await page.waitForURL(`${baseURL}/post/p2?lng=ar`);
});
