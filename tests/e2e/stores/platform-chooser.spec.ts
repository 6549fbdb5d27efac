import type { Page } from "@playwright/test";
import { locales } from "#locales/index.ts";
import { createTranslate } from "#site/i18n/translate.ts";
import { axeViolationsInBothSchemes } from "../support/axe-violations.ts";
import { pathOf } from "../support/every-page.ts";
import { waitForHydration } from "../support/hydration.ts";
import { joinButton } from "../support/open-chooser.ts";
import { expect, test } from "../support/site-fixture.ts";

// What it says, and where it leads: site/features/store-links/join-link.test.tsx; what Join does where it cannot be loaded:
// site/components/dialog/use-lazy-dialog.test.tsx.

const profile = `${pathOf("profile")}?lng=en`;
const chooser = (page: Page) =>
  page.getByRole("dialog", { name: /^(One step and you’re in|Join .* to follow this account)$/ });

const hasFocusOutside = (page: Page) =>
  page.evaluate(() => {
    const { activeElement } = document;
    return activeElement !== document.body && !activeElement?.closest("dialog");
  });

test("Join asks which phone in a modal dialog, and each way out of it gives the focus back", async ({ page }) => {
  await page.goto(profile);
  await waitForHydration(page);
  await expect(chooser(page)).toBeHidden();

  await test.step("it holds the page still and the focus in it", async () => {
    await joinButton(page).click();
    await expect(chooser(page)).toBeVisible();
    expect(page.url()).toContain(profile);
    await expect(page.locator("html")).toHaveCSS("overflow", "hidden");
    for (let step = 0; step < 6; step++) {
      await page.keyboard.press("Tab");
      expect(await hasFocusOutside(page)).toBe(false);
    }
  });

  expect.soft(await axeViolationsInBothSchemes(page, { within: "dialog" })).toEqual([]);

  const entry = () => page.evaluate(() => history.state?.dialog);
  const waysToClose: Record<string, () => Promise<void>> = {
    "the key Escape": () => page.keyboard.press("Escape"),
    "its button": () => page.getByRole("button", { name: "Close" }).click(),
    "a click beside it": async () => {
      // Earlier ones are refused: modal-dialog.test.tsx.
      await expect(chooser(page)).not.toHaveAttribute("data-new");
      await page.mouse.click(5, 300);
    },
    "the way back": async () => void (await page.goBack()),
    "the way back, and the way forward opens nothing": async () => {
      await page.goBack();
      await expect(chooser(page)).toBeHidden();
      await page.goForward();
      await expect.poll(entry).toBeUndefined();
    },
  };
  for (const [way, close] of Object.entries(waysToClose)) {
    await test.step(`closed by ${way}, it opens again`, async () => {
      await close();
      await expect(chooser(page)).toBeHidden();
      await expect(joinButton(page)).toBeFocused();
      const earlier = await entry();
      await page.keyboard.press("Enter");
      await expect(chooser(page)).toBeVisible();
      // Its entry of the history comes once the earlier one has been taken back, and Back before it leaves the page.
      await expect.poll(async () => [undefined, earlier].includes(await entry())).toBe(false);
    });
  }

  await test.step("a link from within leads on from the page, and closed dialogs leave nothing in the history", async () => {
    await page.goto("about:blank");
    await page.goto(profile);
    await waitForHydration(page);
    const length = await page.evaluate(() => history.length);
    await joinButton(page).click();
    await expect(chooser(page)).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(chooser(page)).toBeHidden();
    await expect.poll(() => page.evaluate(() => history.state)).toBeNull();
    await joinButton(page).click();
    await chooser(page).evaluate((dialog) => {
      const link = document.createElement("a");
      dialog.append(Object.assign(link, { href: "/download", textContent: "inside" }));
    });
    await chooser(page).getByText("inside").focus();
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL(/\/download/);
    expect(await page.evaluate(() => history.length)).toBe(length + 1);
    await page.goBack();
    await expect(page).toHaveURL((url) => url.href.endsWith(profile));
    await expect(chooser(page)).toBeHidden();
  });

  await test.step("a reload closes it, too", async () => {
    await waitForHydration(page);
    await joinButton(page).click();
    await expect.poll(entry).toBeDefined();
    await page.reload();
    await expect.poll(entry).toBeUndefined();
  });
});

test("on the narrowest phones Join fits between the carousel's buttons in every language, and counts are a finger's breadth", async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto(`${pathOf("post-text")}?lng=tr`);
  await waitForHydration(page);
  const texts = locales.map((locale) => createTranslate(locale)("join.button"));
  const dock = await page
    .locator("[data-island=join-link]")
    .last()
    .evaluate((island, labels) => {
      const join = island.querySelector("a");
      const text = join?.querySelector("span");
      if (!join || !text) return [];
      const steps = [...document.querySelectorAll("button.round-button.raised")].map((button) =>
        button.getBoundingClientRect(),
      );
      return labels.map((label) => {
        text.textContent = label;
        const { left, right, height } = join.getBoundingClientRect();
        const isFree = steps.every((step) => step.right <= left || step.left >= right);
        return { label, height, fits: isFree && join.scrollWidth <= join.clientWidth };
      });
    }, texts);
  expect(dock).toEqual(texts.map((label) => ({ label, height: 48, fits: true })));

  // Of any length, in one row or two: none lies on another.
  const rows = await page.locator("ul:has(> li > [data-verb]) :is(a, button)").evaluateAll((counts) =>
    ["0", "6.905", "27.8 Tsd."].map((number) => {
      for (const count of counts) for (const shown of count.querySelectorAll("bdi")) shown.textContent = number;
      const boxes = counts.map((count) => count.getBoundingClientRect());
      const meets = (a: DOMRect) => (b: DOMRect) =>
        Math.min(a.right, b.right) - Math.max(a.left, b.left) > 0.25 &&
        Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 0.25;
      const overlaps = boxes.filter((box, at) => boxes.slice(at + 1).some(meets(box)));
      const sizes = boxes.flatMap(({ width, height }) => [width, height]);
      return {
        lines: new Set(boxes.map(({ top }) => top)).size,
        smallest: Math.min(...sizes),
        overlaps: overlaps.length,
      };
    }),
  );
  expect(rows.map(({ lines, overlaps }) => [lines, overlaps])).toEqual([
    [1, 0],
    [1, 0],
    [2, 0],
  ]);
  expect(Math.min(...rows.map(({ smallest }) => smallest))).toBeGreaterThanOrEqual(44);
});

test("Join covers no text at the end of the page", async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 640 });
  await page.goto(`${pathOf("post-text")}?lng=en`);
  await expect
    .poll(async () => {
      await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
      const button = await joinButton(page).boundingBox();
      const last = await page.getByRole("contentinfo").boundingBox();
      return Math.max(0, (last?.y ?? 0) + (last?.height ?? 0) - (button?.y ?? 0));
    })
    .toBe(0);
});
