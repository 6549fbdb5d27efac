import type { Page } from "@playwright/test";
import { waitForHydration } from "./support/hydration.ts";
import { ticketResponse } from "./support/product-server/ticket-responses.ts";
import { readQrCode } from "./support/read-qr-code.ts";
import { expect, test } from "./support/site-fixture.ts";
import { wideIf } from "./support/wide.ts";

const code = "6f1b2c3d-00c1-4a00-8000-0000000000c1";
const ticket = ticketResponse(code);

test.use({ upstream: "scripted" });
test.beforeEach(async ({ page, productServer }) => {
  productServer.on(ticket.call, { json: ticket.json });
  await page.route(/\/picture\//, (route) => route.fulfill({ status: 204 }));
});

const qrCode = (page: Page) => page.getByRole("img", { name: "Biletin QR kodu" });

/** The darkest and the lightest luminance in a picture of an element, from 0 to 255. */
async function extremes(picture: Buffer): Promise<{ min: number; max: number }> {
  const { default: sharp } = await import("sharp");
  const { channels } = await sharp(picture).removeAlpha().greyscale().stats();
  return { min: channels[0]?.min ?? 255, max: channels[0]?.max ?? 0 };
}

for (const colorScheme of ["light", "dark"] as const) {
  test.describe(`in the ${colorScheme} scheme`, () => {
    test.use({ colorScheme });

    for (const [width, height] of [
      [320, 568],
      [360, 640],
      [1440, 900],
    ] as const) {
      const details = wideIf(colorScheme === "dark" && width > 320);
      test(`a camera reads the code from the first screen of ${width} × ${height}`, details, async ({ page }) => {
        await page.setViewportSize({ width, height });
        await page.goto(ticket.path);
        expect(await readQrCode(await page.screenshot())).toBe(code);
        const box = await qrCode(page).boundingBox();
        expect(box?.width).toBeGreaterThanOrEqual(240);
        expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(height);
        await expect(page.locator("code")).toBeInViewport();
      });
    }

    test("a camera reads it from the full screen, black on white", async ({ page }) => {
      await page.setViewportSize({ width: 360, height: 640 });
      await page.goto(ticket.path);
      await page.getByRole("button", { name: "Tam ekran" }).click();
      const dialog = page.getByRole("dialog", { name: "Biletin QR kodu" });
      await expect(dialog).toBeVisible();
      await dialog.evaluate((element) => Promise.all(element.getAnimations().map(({ finished }) => finished)));
      const picture = await page.screenshot();
      expect(await readQrCode(picture)).toBe(code);
      expect(await extremes(await dialog.getByRole("img").screenshot())).toEqual({ min: 0, max: 255 });
      expect((await dialog.getByRole("img").boundingBox())?.width).toBeGreaterThanOrEqual(320);
      // White to its edges, whatever the scheme.
      expect(await dialog.evaluate((element) => getComputedStyle(element).backgroundColor)).toBe("oklch(1 0 0)");
      await expect(dialog.locator("code")).toHaveText(code);
    });
  });
}

test("the panel of the code is round at all four corners", async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 640 });
  await page.goto(ticket.path);
  const panel = page.locator("section").filter({ has: qrCode(page) });
  const { default: sharp } = await import("sharp");
  const picture = sharp(await panel.screenshot());
  const { width, height } = await picture.metadata();
  // A few pixels from each corner, the ticket's color shows.
  for (const [left, top] of [
    [3, 3],
    [width - 4, 3],
    [3, height - 4],
    [width - 4, height - 4],
  ] as const) {
    const pixel = await picture.clone().extract({ left, top, width: 1, height: 1 }).removeAlpha().raw().toBuffer();
    expect(Math.min(...pixel), `${left}, ${top}`).toBeLessThan(128);
  }
});

test("on a phone title, start and venue stand above the code, and Tab goes from top to bottom", async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 640 });
  await page.goto(ticket.path);
  await waitForHydration(page);
  const code = await qrCode(page).boundingBox();
  for (const text of ["Boğaz'da Yaz Konseri", "3 Temmuz 2127 Perşembe 21:00", "Kuruçeşme Arena"]) {
    const box = await page.getByText(text, { exact: true }).first().boundingBox();
    expect(box, text).not.toBeNull();
    expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(code?.y ?? 0);
  }
  const tops: number[] = [];
  await page.locator("main").focus();
  for (let presses = 0; presses < 9; presses += 1) {
    await page.keyboard.press("Tab");
    tops.push(await page.evaluate(() => (document.activeElement?.getBoundingClientRect().top ?? 0) + scrollY));
  }
  expect(tops).toEqual(tops.toSorted((a, b) => a - b));
  // The code's buttons, maps, calendars and printing.
  expect(new Set(tops).size).toBeGreaterThan(4);
});

test("the full screen names the event, and makes the browser's bar white", async ({ page }) => {
  await page.goto(ticket.path);
  const barColor = () => page.locator("meta[name=theme-color]").first().getAttribute("content");
  const usual = await barColor();
  await page.getByRole("button", { name: "Tam ekran" }).click();
  await expect(page.getByRole("dialog")).toContainText("Boğaz'da Yaz Konseri");
  await expect.poll(barColor).toBe("#ffffff");
  await page.keyboard.press("Escape");
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await expect.poll(barColor).toBe(usual);
});

test("held sideways, the full screen has the whole code beside its text", async ({ page }) => {
  await page.setViewportSize({ width: 640, height: 360 });
  await page.goto(ticket.path);
  await page.getByRole("button", { name: "Tam ekran" }).click();
  const dialog = page.getByRole("dialog");
  await expect(dialog.locator("code")).toBeInViewport({ ratio: 1 });
  await expect(dialog.getByRole("img")).toBeInViewport({ ratio: 1 });
  expect(await readQrCode(await page.screenshot())).toBe(code);
});

test("the white around the code is four modules wide", async ({ page }) => {
  await page.goto(ticket.path);
  const { outer, inner } = await qrCode(page).evaluate((svg) => {
    const path = svg.querySelector("path") as SVGPathElement;
    return { outer: (svg as SVGSVGElement).viewBox.baseVal.width, inner: path.getBBox().width };
  });
  expect(outer - inner).toBe(8);
});

test("the full screen keeps the screen awake, gives the focus back, and is left by the keyboard", async ({ page }) => {
  await page.addInitScript(() => {
    const held: object[] = [];
    Reflect.set(globalThis, "heldLocks", held);
    const request = async () => {
      const lock = { release: async () => void held.splice(held.indexOf(lock), 1) };
      held.push(lock);
      return lock;
    };
    Object.defineProperty(navigator, "wakeLock", { value: { request } });
  });
  const locks = () => page.evaluate(() => (Reflect.get(globalThis, "heldLocks") as object[]).length);
  await page.goto(ticket.path);
  await page.getByRole("button", { name: "Tam ekran" }).click();
  await expect.poll(locks).toBe(1);
  await page.keyboard.press("Escape");
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await expect.poll(locks).toBe(0);
  await expect(page.getByRole("button", { name: "Tam ekran" })).toBeFocused();
});

test("the code is copied, and a screen reader hears it", async ({ page, context }) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await page.goto(ticket.path);
  await page.getByRole("button", { name: "Kodu kopyala" }).click();
  await expect(page.getByRole("status").filter({ hasText: "Kod kopyalandı" })).toHaveCount(1);
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(code);
});

test.describe("codes of any length", () => {
  for (const [name, long, hasQrCode] of [
    ["a signed token", `eyJhbGciOiJFUzI1NiJ9.${"aB3-_x".repeat(90)}`, true],
    ["Turkish letters and an emoji", "BİLET-ğüş-💜-1", true],
    ["spaces and markup", "a <b> & \" ' c", true],
    ["digits", "0123456789", true],
    ["50,000 characters", "x".repeat(50_000), false],
  ] as const) {
    test(name, async ({ page, productServer }) => {
      productServer.on(ticket.call, { json: ticketResponse(long).json });
      await page.setViewportSize({ width: 320, height: 568 });
      await page.goto(ticket.path);
      await waitForHydration(page);
      await expect(page.locator("code").first()).toHaveText(long);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
      expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThan(4000);
      expect(await qrCode(page).count()).toBe(hasQrCode ? 1 : 0);
      if (!hasQrCode) return;
      expect(await readQrCode(await qrCode(page).screenshot({ scale: "device" }))).toBe(long);
    });
  }
});

test.describe("without script", () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 360, height: 640 } });

  test("the QR code and the text, and no buttons", async ({ page }) => {
    await page.goto(ticket.path);
    expect(await readQrCode(await page.screenshot())).toBe(code);
    await expect(page.locator("code")).toHaveText(code);
    await expect(page.getByRole("main").getByRole("button")).toHaveCount(0);
  });
});

test("the image is fetched with the page, and the head names nothing of the event", async ({ page }) => {
  const response = await page.goto(ticket.path);
  const html = (await response?.text()) ?? "";
  const [, head = ""] = /<head>(.*)<\/head>/s.exec(html) ?? [];
  expect(head).toContain("<title>");
  expect(head).not.toMatch(/konser\.png|\/picture\/|as="image"/);
  await expect(page.locator("main img")).not.toHaveAttribute("loading");
});
