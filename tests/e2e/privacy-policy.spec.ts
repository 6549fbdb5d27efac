import { privacyPolicy } from "#brand/privacy-policy.ts";
import { expect, test } from "./support/site-fixture.ts";

// What the text says is tested in tests/http/privacy-policy.test.ts.

test("on a wide screen the contents stay beside the text and lead to each section; paper has the text alone", async ({
  page,
  baseURL,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto("/privacy-policy");
  const contents = page.getByRole("navigation", { name: privacyPolicy.contentsTitle });
  const links = await contents.getByRole("link").all();
  expect(links).toHaveLength(privacyPolicy.sections.length);
  for (const [index, link] of links.entries()) {
    await link.click();
    await expect(page.getByRole("heading", { name: new RegExp(`^${index + 1}\\. `) })).toBeInViewport();
    await expect(contents).toBeInViewport({ ratio: 1 });
  }
  expect(page.url()).toBe(`${baseURL}/privacy-policy#adres`);

  await page.emulateMedia({ media: "print" });
  await expect(contents).toBeHidden();
  await expect(page.locator("footer")).toBeHidden();
  await expect(page.getByRole("article")).toBeVisible();
});

test("on a phone the contents are folded, stay in view below the header, and fold once they have led to a section", async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto("/privacy-policy");
  const contents = page.getByRole("navigation");
  const summary = contents.getByText(privacyPolicy.contentsTitle).filter({ visible: true });
  await expect(page.getByRole("heading", { name: "1. Gölge" })).toBeInViewport();
  for (const title of ["Defterler", "Kurallar"]) {
    const link = contents.getByRole("link", { name: title });
    await expect(link).toBeHidden();
    await summary.click();
    await link.click();
    await expect(link).toBeHidden();
    await expect(contents).toBeInViewport({ ratio: 1 });
    const heading = page.getByRole("heading", { name: title });
    await expect(heading).toBeInViewport();
    const [bar, place] = [await contents.boundingBox(), await heading.boundingBox()];
    expect(place?.y).toBeGreaterThanOrEqual((bar?.y ?? 0) + (bar?.height ?? 0));
    expect(place?.y).toBeLessThan(740 / 2);
  }
});
