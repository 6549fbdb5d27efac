import { privacyPolicy } from "#brand/privacy-policy.ts";
import ar from "#locales/ar.json" with { type: "json" };
import { expect, test } from "./support/site-fixture.ts";

const titles = [
  "Giriş",
  "Toplanan veriler",
  "Verilerin işlenme amaçları",
  "Verilerin paylaşılması ve saklanması",
  "Kullanıcı hakları",
  "Güvenlik ve moderasyon",
  "Uluslararası kullanım",
  "İletişim",
];

test("eight sections in order, effective 22.06.2025, with the contact of the brand", async ({ page }) => {
  await page.goto("/privacy-policy");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Gizlilik Politikası ve Kullanım Koşulları");
  await expect(page.locator("article header dd")).toHaveText([
    "22.06.2025",
    privacyPolicy.updated,
    "iletisim@meydan.example",
  ]);
  await expect(page.locator("article section > h2")).toHaveText(titles.map((title, index) => `${index + 1}. ${title}`));
  const contact = page.locator("#iletisim");
  await expect(contact.getByRole("link", { name: "iletisim@meydan.example" })).toHaveAttribute(
    "href",
    "mailto:iletisim@meydan.example",
  );
  await expect(contact).toContainText("Ankara");

  // Headings never skip a level.
  const levels = await page.locator("main :is(h1,h2,h3,h4)").evaluateAll((all) => all.map((h) => Number(h.tagName[1])));
  expect(levels[0]).toBe(1);
  for (const [index, level] of levels.entries()) expect(level - (levels[index - 1] ?? 1)).toBeLessThanOrEqual(1);
});

test("the contents lead to each section", async ({ page, baseURL }) => {
  await page.goto("/privacy-policy");
  const links = page.getByRole("navigation", { name: "İçindekiler" }).getByRole("link");
  await expect(links).toHaveCount(titles.length);
  for (const [index, title] of titles.entries()) {
    await links.nth(index).click();
    await expect(page.getByRole("heading", { name: `${index + 1}. ${title}` })).toBeInViewport();
  }
  expect(page.url()).toBe(`${baseURL}/privacy-policy#iletisim`);
});

test("the contents are folded on a phone, and lead to a section once they are opened", async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto("/privacy-policy");
  const contents = page.getByRole("navigation");
  const link = contents.getByRole("link", { name: titles[1] ?? "" });
  await expect(link).toBeHidden();
  await expect(page.getByRole("heading", { name: `1. ${titles[0]}` })).toBeInViewport();
  await contents.getByText("İçindekiler").filter({ visible: true }).click();
  await link.click();
  await expect(page.getByRole("heading", { name: `2. ${titles[1]}` })).toBeInViewport();
});

test("on a phone the contents stay in view below the header, and fold once they have led to a section", async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto("/privacy-policy#kullanici-haklari");
  const contents = page.getByRole("navigation");
  const summary = contents.getByText("İçindekiler").filter({ visible: true });
  await expect(contents).toBeInViewport({ ratio: 1 });
  await summary.click();
  const link = contents.getByRole("link", { name: titles[5] ?? "" });
  await link.click();
  await expect(link).toBeHidden();
  await expect(contents).toBeInViewport({ ratio: 1 });
  const bar = await contents.boundingBox();
  const heading = await page.getByRole("heading", { name: `6. ${titles[5]}` }).boundingBox();
  expect(heading?.y).toBeGreaterThanOrEqual((bar?.y ?? 0) + (bar?.height ?? 0));
  expect(heading?.y).toBeLessThan(740 / 2);
});

test("the contents stay beside the text on a wide screen", async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto("/privacy-policy#guvenlik-ve-moderasyon");
  await expect(page.getByRole("navigation", { name: "İçindekiler" })).toBeInViewport({ ratio: 1 });
});

test("Turkish and left to right in every interface language, and says so in that language", async ({ page }) => {
  await page.goto("/privacy-policy?lng=ar");
  await expect(page.locator("html")).toHaveAttribute("dir", "rtl");
  const article = page.getByRole("article");
  await expect(article).toHaveAttribute("lang", "tr");
  expect(await article.evaluate((element) => getComputedStyle(element).direction)).toBe("ltr");
  await expect(page.locator("main p").first()).toHaveText(ar.privacyPolicy.turkishOnly);
  const deletionLink = article.getByRole("link", { name: "hesap silme sayfası" }).first();
  await expect(deletionLink).toHaveAttribute("href", "/delete-account?lng=ar");
});

test("prints the text without what only serves the screen", async ({ page }) => {
  await page.goto("/privacy-policy");
  await page.emulateMedia({ media: "print" });
  await expect(page.getByRole("navigation", { name: "İçindekiler" })).toBeHidden();
  await expect(page.locator("footer")).toBeHidden();
  await expect(page.getByRole("article")).toBeVisible();
});
