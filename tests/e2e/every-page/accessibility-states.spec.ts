import type { Page } from "@playwright/test";
import tr from "#locales/tr.json" with { type: "json" };
import { axeViolationsInBothSchemes } from "../support/axe-violations.ts";
import { pathOf } from "../support/every-page.ts";
import { waitForHydration } from "../support/hydration.ts";
import { joinButton } from "../support/join-button.ts";
import { expect, test } from "../support/site-fixture.ts";

// What pages open, in both color schemes. Pages as they arrive are judged in walk.spec.ts, those that are slow or
// fail in failure-pages.spec.ts, the consent dialogs in consent.spec.ts, account deletion in its own file.

test.use({ viewport: { width: 390, height: 844 } });

const nothingFound = async (page: Page) => expect.soft(await axeViolationsInBothSchemes(page)).toEqual([]);
const dialog = (page: Page) => page.getByRole("dialog");

test("the landing page's overlay and list of languages", async ({ page }) => {
  await page.goto(pathOf("landing"));
  await expect(dialog(page)).toBeVisible();
  await nothingFound(page);
  await page.keyboard.press("Escape");
  await expect(dialog(page)).toHaveCount(0);
  await page.getByRole("banner").getByRole("button").first().click();
  await expect(page.getByRole("link", { name: "中文" })).toBeVisible();
  await nothingFound(page);
});

test("the platform chooser, and the dialog of a link that cannot be copied", async ({ page }) => {
  await page.addInitScript(() => {
    navigator.clipboard.writeText = () => Promise.reject(new DOMException("forbidden", "NotAllowedError"));
  });
  await page.goto(pathOf("profile"));
  await waitForHydration(page);
  await joinButton(page).click();
  await expect(dialog(page)).toBeVisible();
  await nothingFound(page);
  await page.keyboard.press("Escape");
  await expect(dialog(page)).toHaveCount(0);
  await page.getByRole("button", { name: tr.sharing.share, exact: true }).click();
  await expect(dialog(page)).toBeVisible();
  await nothingFound(page);
});

test("a post's images, as large as the screen", async ({ page }) => {
  await page.goto(pathOf("post-gallery"));
  await waitForHydration(page);
  await page.locator("article").first().getByRole("button").first().click();
  await expect(dialog(page)).toBeVisible();
  await nothingFound(page);
});

test("a ticket's code, as large as the screen; its copy on this device, and one that is gone", async ({
  page,
  context,
  errorWatch,
}) => {
  await page.goto(pathOf("ticket"));
  await waitForHydration(page);
  await page.getByRole("button", { name: tr.ticketCode.enlarge }).click();
  await expect(dialog(page)).toBeVisible();
  await nothingFound(page);
  await page.keyboard.press("Escape");
  errorWatch.allow(/ERR_INTERNET_DISCONNECTED|ERR_FAILED|fetching the script/);
  await expect(page.getByRole("status").filter({ hasText: "bu cihazda kayıtlı;" })).toBeVisible();
  await context.setOffline(true);
  await page.reload();
  await expect(page.getByText(tr.offlineTicket.copy)).toBeVisible();
  await nothingFound(page);
  await page.evaluate(() => {
    navigator.serviceWorker.dispatchEvent(new MessageEvent("message", { data: "gone" }));
  });
  await expect(page.getByText(tr.ticket.gone)).toBeVisible();
  await nothingFound(page);
});
