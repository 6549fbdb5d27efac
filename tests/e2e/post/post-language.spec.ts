import { postCall, postPath, toldAnswer } from "../support/product-server/post-responses.ts";
import { expect, test } from "../support/site-fixture.ts";

test.use({ upstream: "scripted" });

const turkish = "Annemin yaptığı mercimek çorbasının yerini hiçbir restoran tutmuyor. #istanbul @zeynep_k";
const japanese = "駅の近くでおすすめの歯医者さんを知っている方いませんか？";

for (const [language, name, javaScriptEnabled] of [
  ["de", /^Mit Google übersetzen \(/, true],
  ["de", /^Mit Google übersetzen \(/, false],
  ["ar", /^ترجمة عبر \S*Google\S* \(/, true],
] as const) {
  test.describe(`a reader of ${language} ${javaScriptEnabled ? "with" : "without"} script`, () => {
    test.use({ javaScriptEnabled });

    test("opens a Turkish post and can have it translated", async ({ page, context, productServer }) => {
      productServer.on(postCall, { json: toldAnswer({ content: turkish }) });
      const foreign: string[] = [];
      await context.route(/^https:/, (route) => {
        foreign.push(route.request().url());
        expect(route.request().headers()).not.toHaveProperty("referer");
        return route.fulfill({ contentType: "text/html", body: "<title>translator</title>" });
      });
      await page.goto(`${postPath}?lng=${language}`);

      const text = page.getByText("mercimek", { exact: false }).locator("visible=true").first();
      await expect(text).toHaveAttribute("lang", "tr");
      await expect(text).toHaveCSS("direction", "ltr");
      await expect(page.getByText("@zeynep_k", { exact: true }).first()).toHaveAttribute("translate", "no");

      const link = page.getByRole("link", { name });
      const url = new URL((await link.getAttribute("href")) ?? "");
      expect(url.searchParams.get("text")).toBe(turkish);
      expect(url.searchParams.get("tl")).toBe(language);
      expect(foreign).toEqual([]);

      const opened = context.waitForEvent("page");
      await link.click();
      const translator = await opened;
      await translator.waitForURL(/translate\.google/);
      expect(foreign).toEqual([url.href]); // and nothing else
      expect(await translator.title()).toBe("translator");
      await expect(page).toHaveURL(new RegExp(postPath));
    });
  });
}

test("a post in the page's language has no translator", async ({ page, productServer }) => {
  productServer.on(postCall, { json: toldAnswer({ content: turkish }) });
  await page.goto(`${postPath}?lng=tr`);
  await expect(page.getByText("mercimek").first()).toHaveAttribute("lang", "tr");
  await expect(page.locator('a[href*="translate.google"]')).toHaveCount(0);
});

test("a Japanese post on a Turkish page is Japanese to screen readers and search engines", async ({
  page,
  productServer,
}) => {
  productServer.on(postCall, { json: toldAnswer({ content: japanese }) });
  await page.goto(`${postPath}?lng=tr`);
  await expect(page.getByText(japanese).first()).toHaveAttribute("lang", "ja");
  const data = await page.locator('script[type="application/ld+json"]').allTextContents();
  expect(data.join()).toContain('"inLanguage":"ja"');
});
