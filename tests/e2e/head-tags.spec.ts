import { messages } from "../../locales/messages.ts";
import { everyPage } from "./support/every-page.ts";
import { expect, test } from "./support/site-fixture.ts";

/** Pages that search engines must not list: tickets are credentials, deletion is nobody's search result. */
const hidden = /ticket|delete-account|missing|not-found/;

test.use({ javaScriptEnabled: false });

for (const { name, path } of everyPage) {
  test(`${name} says what it is to browsers, robots and chats`, async ({ page, baseURL }) => {
    await page.goto(`${path}?lng=de`);
    const content = (selector: string) => page.locator(`head ${selector}`).getAttribute("content");

    await expect(page.locator("html")).toHaveAttribute("lang", "de");
    const title = await page.title();
    expect(title.length).toBeGreaterThan(5);
    expect(await content('meta[property="og:title"]')).toBe(title);
    expect(await content('meta[name="twitter:title"]')).toBe(title);
    const description = (await content('meta[name="description"]')) ?? "";
    expect(description.length).toBeGreaterThan(10);
    expect(await content('meta[property="og:description"]')).toBe(description);
    expect(await content('meta[name="author"]')).toBeTruthy();
    expect(await content('meta[property="og:locale"]')).toBe("de_DE");
    await expect(page.locator('meta[property="og:locale:alternate"]')).toHaveCount(14);
    expect(await content('meta[property="og:url"]')).toMatch(new RegExp(`^${baseURL}/[^?#]*$`));

    const image = (await content('meta[property="og:image"] >> nth=0')) ?? "";
    expect(image).toMatch(/^https?:\/\//);
    const answer = await page.request.get(image);
    expect(answer.status()).toBe(200);
    expect(answer.headers()["content-type"]).toMatch(/^image\//);

    if (hidden.test(name)) {
      expect(await content('meta[name="robots"]')).toBe("noindex");
      await expect(page.locator('link[rel="canonical"]')).toHaveCount(0);
    } else {
      await expect(page.locator('meta[name="robots"]')).toHaveCount(0);
      await expect(page.locator('link[rel="canonical"]')).toHaveAttribute("href", `${baseURL}${path}?lng=de`);
    }
  });
}

for (const language of ["tr", "en", "ar"] as const) {
  test(`the landing page's tags are the seo texts of ${language}`, async ({ page }) => {
    await page.goto(`/?lng=${language}`);
    const { seo } = messages[language] as unknown as { seo: { home: Record<string, string> } };
    const text = (key: string) => seo.home[key]?.replaceAll("{{brand}}", "Meydan");
    await expect(page).toHaveTitle(text("title") ?? "");
    for (const [tag, key] of [
      ["description", "description"],
      ["keywords", "keywords"],
      ["author", "author"],
    ] as const) {
      await expect(page.locator(`meta[name="${tag}"]`)).toHaveAttribute("content", text(key) ?? "");
    }
  });
}

test("the Host header never reaches the page", async ({ request, baseURL }) => {
  const answer = await request.get("/", { headers: { Host: "evil.example" } });
  const html = await answer.text();
  expect(html).not.toContain("evil.example");
  expect(html).toContain(`${baseURL}/`);
});
