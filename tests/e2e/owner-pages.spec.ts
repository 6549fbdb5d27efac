import { pathOf } from "./support/every-page.ts";
import { expect, test } from "./support/site-fixture.ts";

test("on a wide screen the contents stay beside the text, lead to a heading and mark it", async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 600 });
  await page.goto(`${pathOf("child-safety")}?lng=en`);
  const contents = page.getByRole("navigation", { name: "Contents" });
  const headings = await page.locator("article h2[id]:not(nav *)").allTextContents();
  await expect(contents.getByRole("link")).toHaveText(headings);
  const last = contents.getByRole("link").last();
  await last.click();
  await expect(page.getByRole("heading", { name: headings.at(-1) ?? "", exact: true })).toBeInViewport();
  await expect(last).toHaveAttribute("aria-current", "true");
  await expect(contents).toBeInViewport({ ratio: 1 });
});

test("a phone shows the short text without contents", async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto(`${pathOf("community-rules")}?lng=tr`);
  await expect(page.getByRole("navigation", { name: "İçindekiler" })).toBeHidden();
  await expect(page.getByRole("heading", { name: "Nelere izin verilmez?" })).toBeInViewport();
});
