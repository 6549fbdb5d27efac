import { pathOf } from "./support/every-page.ts";
import { expect, test } from "./support/site-fixture.ts";

test("the contents of a short text stay beside it, lead to a heading and mark it; a phone shows the text without them", async ({
  page,
}) => {
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

  await page.setViewportSize({ width: 360, height: 740 });
  await page.evaluate(() => scrollTo({ top: 0, behavior: "instant" }));
  await expect(contents).toBeHidden();
  await expect(page.getByRole("heading", { name: headings[0] ?? "", exact: true })).toBeInViewport();
});
