import { postCall, postPath, toldAnswer } from "../support/product-server/post-responses.ts";
import { expect, test } from "../support/site-fixture.ts";

// Which posts have a link to the translator, and where it leads, is tested in site/features/post/translation.
test.use({ upstream: "scripted" });

const turkish = "Annemin yaptığı mercimek çorbasının yerini hiçbir restoran tutmuyor. #istanbul @zeynep_k";

test("a reader of Arabic has a Turkish post translated, and goes on to the left", async ({
  page,
  context,
  productServer,
}) => {
  productServer.on(postCall, { json: toldAnswer({ content: turkish }) });
  const foreign: { url: string; referer: string | undefined }[] = [];
  await context.route(/^https:/, (route) => {
    foreign.push({ url: route.request().url(), referer: route.request().headers().referer });
    return route.fulfill({ contentType: "text/html", body: "<title>translator</title>" });
  });
  await page.goto(`${postPath}?lng=ar`);

  const text = page.getByText("mercimek", { exact: false }).locator("visible=true").first();
  await expect(text).toHaveAttribute("lang", "tr");
  await expect(text).toHaveCSS("direction", "ltr");
  await expect(page.getByText("@zeynep_k", { exact: true }).first()).toHaveAttribute("translate", "no");

  const link = page.getByRole("link", { name: /^ترجمة عبر \S*Google\S* \(/ });
  const opened = context.waitForEvent("page");
  await link.click();
  await expect(await opened).toHaveTitle("translator");
  // And nothing else.
  const href = await link.evaluate((element: HTMLAnchorElement) => element.href);
  expect(foreign).toEqual([{ url: href, referer: undefined }]);

  await page.bringToFront();
  await expect(page.locator("section[data-live]")).toBeVisible();
  await page.keyboard.press("ArrowLeft");
  await expect(page.locator('[data-slide="1"]')).toBeInViewport({ ratio: 0.5 });
  await page.keyboard.press("ArrowRight");
  await expect(page.locator('[data-slide="0"]')).toBeInViewport({ ratio: 0.5 });
});
