import { readFile } from "node:fs/promises";
import { createTranslate } from "#site/i18n/translate.ts";
import { axeViolationsInBothSchemes } from "../support/axe-violations.ts";
import { waitForHydration } from "../support/hydration.ts";
import { fakePostResponse, postCall, postPath } from "../support/product-server/post-responses.ts";
import { expect, test } from "../support/site-fixture.ts";

// What a post's page holds is tested in site/features/post, and so is each step of the carousel and the lightbox.
test.use({ upstream: "scripted" });

const slide = (index: number) => `[data-slide="${index}"]`;
const join = { name: createTranslate("tr")("join.button") };
const previous = { name: "Önceki gönderi" };
const next = { name: "Sonraki gönderi" };

test("a visitor goes from the post to the join slide and back, and through Join into a store", async ({
  page,
  context,
  productServer,
}) => {
  await context.route("https://play.google.com/**", (route) => route.fulfill({ body: "store" }));
  productServer.on(postCall, { json: fakePostResponse() });
  await page.goto(postPath);
  await waitForHydration(page);
  const announcer = page.locator("[aria-live=polite]");
  const chooser = page.getByRole("dialog");
  const floatingJoin = page.locator("[data-island=join-link]").last().locator("a");

  await test.step("the post is there, its Join in the column of the text, and copied as it is read", async () => {
    await expect(announcer).toHaveText("1. kart, toplam 4 kart");
    await expect(page.getByRole("button", previous)).toBeDisabled();
    const copied = await page.evaluate(() => {
      getSelection()?.selectAllChildren(document.body);
      const text = String(getSelection());
      getSelection()?.empty();
      return text;
    });
    expect(copied).toMatch(/^1,2\sB görüntülenme$/m);
    expect(copied).not.toMatch(/kart, toplam|İçeriğe geç|Paylaş/);
    await expect(floatingJoin).toBeHidden();
  });

  await test.step("the next slide is the page now: nothing else is heard or has the focus", async () => {
    await page.keyboard.press("ArrowRight");
    await expect(page.locator(slide(1))).toBeInViewport({ ratio: 0.5 });
    await expect(announcer).toHaveText("2. kart, toplam 4 kart");
    await expect(page.getByText("2 / 4")).toBeVisible();
    await expect(page.locator("[data-slide][inert]")).toHaveCount(3);
    await page.locator(slide(1)).getByRole("link").first().focus();
    await expect(page.locator(slide(1)).getByRole("link").first()).toBeFocused();
    const hidden = page.locator(`${slide(0)} a`).first();
    await hidden.evaluate((link: HTMLElement) => link.focus());
    await expect(hidden).not.toBeFocused();
    const inColumn = page.locator(slide(1)).getByRole("link", join);
    await expect(inColumn).toBeInViewport({ ratio: 1 });
    await inColumn.click();
    await expect(chooser).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(chooser).toBeHidden();
  });

  await test.step("at the end, the focus moves from the disabled button to the other one", async () => {
    for (const at of [2, 3]) {
      await page.getByRole("button", next).click();
      await expect(page.locator(slide(at))).toBeInViewport({ ratio: 0.5 });
    }
    await expect(page.getByRole("heading", { name: "Devamı uygulamada" })).toBeVisible();
    await expect(page.getByRole("button", next)).toBeDisabled();
    await expect(page.getByRole("button", previous)).toBeFocused();
  });

  await test.step("the chooser of the join slide has the keys, and leads into a store", async () => {
    await page.locator(slide(3)).getByRole("link", join).click();
    await expect(chooser).toBeVisible();
    await page.keyboard.press("ArrowLeft");
    await expect(page.locator(slide(3))).not.toHaveAttribute("inert");
    const opened = context.waitForEvent("page");
    await chooser.getByRole("link", { name: /Google/ }).click();
    expect(new URL((await opened).url()).hostname).toBe("play.google.com");
    await expect(chooser).toBeHidden();
    await page.bringToFront();
    await page.getByRole("button", previous).click();
    await expect(page.locator(slide(2))).toBeInViewport({ ratio: 0.5 });
  });

  await test.step("on a phone, Share stands beside the author, and Join floats over every post", async () => {
    await page.setViewportSize({ width: 360, height: 740 });
    const post = page.locator(slide(2));
    const author = await post.getByRole("heading").boundingBox();
    const share = await post.getByRole("button", { name: "Paylaş" }).boundingBox();
    if (!author || !share) throw new Error("no author or no share button");
    expect(share.y).toBeLessThan(author.y + author.height);
    expect(author.y).toBeLessThan(share.y + share.height);
    expect(share.x + share.width).toBeGreaterThan(320); // at the end of the line
    expect(share.y + share.height).toBeLessThan(740); // on the first screen
    await floatingJoin.click();
    await expect(chooser).toBeVisible();
  });
});

test("a post's images open in a lightbox, which gives the focus back", async ({ page, productServer }) => {
  productServer.on("/a.webp", { body: await readFile("backend/seed/media/simitci.webp") });
  const gallery = [1, 2, 3, 4, 5].map((n) => ({ original: `${productServer.origin}/a.webp`, alt: `Resim ${n}` }));
  productServer.on(postCall, { json: fakePostResponse({ gallery }) });
  await page.goto(postPath);
  await waitForHydration(page);
  const lightbox = page.getByRole("dialog", { name: "Görseller" });
  const close = lightbox.getByRole("button", { name: "Görselleri kapat" });

  await page.getByRole("link", { name: "Resim 1" }).click();
  await expect(lightbox.getByRole("img", { name: "Resim 1" })).toBeInViewport();
  const { width = 0, height = 0 } = page.viewportSize() ?? {};
  await expect.poll(() => lightbox.boundingBox()).toEqual({ x: 0, y: 0, width, height });
  expect(await close.boundingBox()).toMatchObject({ width: 44, height: 44 });
  await expect(lightbox.getByRole("button", { name: "Önceki görsel" })).toBeHidden();
  expect.soft(await axeViolationsInBothSchemes(page, { within: "dialog" })).toEqual([]);
  await close.click();
  await expect(lightbox).toBeHidden();

  // "+1" lies over the fourth: the fifth follows it.
  await expect(page.getByText("+1")).toBeVisible();
  const fourth = page.getByRole("link", { name: "Resim 4" });
  await fourth.click();
  await expect(lightbox.getByRole("img", { name: "Resim 4" })).toBeInViewport();
  await page.keyboard.press("Escape");
  await expect(lightbox).toBeHidden();
  await expect(fourth).toBeFocused();
  await expect(page.locator(slide(0))).not.toHaveAttribute("inert");
});
