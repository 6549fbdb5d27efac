import { axeViolationsInBothSchemes } from "../support/axe-violations.ts";
import { pathOf } from "../support/every-page.ts";
import { expect, test } from "../support/site-fixture.ts";

// What a browser that can share is given is tested in site/features/sharing; which pages have the button, in
// tests/http/every-page.test.ts.
test.use({ permissions: ["clipboard-read", "clipboard-write"] });

const path = pathOf("post-gallery");

test("sharing copies the link of the post in view; where that is forbidden, offers it selected", async ({
  page,
  baseURL,
}) => {
  const share = page.locator("[data-slide]:not([inert])").getByRole("button", { name: "Paylaş", exact: true });
  const copied = () => page.evaluate(() => navigator.clipboard.readText());
  await page.goto(path);
  await expect(page.locator("section[data-live]")).toBeVisible();
  await share.click();
  // The live regions of all share buttons; one of them speaks.
  await expect(page.getByRole("status").first()).toHaveText("Bağlantı kopyalandı");
  await expect(share.getByText("Kopyalandı")).toHaveCSS("opacity", "1");
  expect(await copied()).toBe(`${baseURL}${path}?lng=tr`);

  await page.getByRole("button", { name: "Sonraki gönderi" }).click();
  const other = await page.locator('[data-slide="1"]:not([inert]) a:has(time)').getAttribute("href");
  expect(other).toMatch(/^\/post\/./);
  expect(other).not.toContain(path);
  await share.click();
  await expect.poll(copied).toBe(`${baseURL}${other}?lng=tr`);

  await page.evaluate(() => {
    navigator.clipboard.writeText = () => Promise.reject(new DOMException("forbidden", "NotAllowedError"));
  });
  await share.click();
  const dialog = page.getByRole("dialog", { name: "Bağlantıyı kopyala" });
  const field = dialog.getByRole("textbox", { name: "Bağlantı" });
  await expect(field).toHaveValue(`${baseURL}${other}?lng=tr`);
  await expect(field).toBeFocused();
  expect(await page.evaluate(() => getSelection()?.toString())).toBe(await field.inputValue());
  await expect(field).toHaveJSProperty("scrollLeft", 0);
  expect.soft(await axeViolationsInBothSchemes(page, { within: "dialog" })).toEqual([]);
  await page.keyboard.press("Escape");
  await expect(page.locator("dialog")).toHaveCount(0);
  await expect(share).toBeFocused();

  await test.step("on a desktop, the post that the page is about has its code for other sites, which shows its card", async () => {
    await page.getByRole("button", { name: "Önceki gönderi" }).click();
    const embed = page.getByRole("button", { name: "Sitene ekle" });
    await embed.click();
    const code = page.getByRole("dialog", { name: "Gönderiyi sitene ekle" });
    await expect(code.getByRole("textbox")).toHaveValue(new RegExp(`<iframe src="${baseURL}/embed${path}\\?lng=tr"`));
    expect.soft(await axeViolationsInBothSchemes(page, { within: "dialog" })).toEqual([]);
    await page.keyboard.press("Escape");
    await page.setViewportSize({ width: 800, height: 600 });
    await expect(embed).toBeHidden();
  });
});
