import type { Page } from "@playwright/test";
import sharp from "sharp";
import { axeViolations } from "./support/axe-violations.ts";
import { waitForHydration } from "./support/hydration.ts";
import { ticketResponse } from "./support/product-server/ticket-responses.ts";
import { readQrCode } from "./support/read-qr-code.ts";
import { expect, test } from "./support/site-fixture.ts";

// What a camera reads of codes of any kind is tested in site/components/qr-code.test.tsx.

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
  const { channels } = await sharp(picture).removeAlpha().greyscale().stats();
  return { min: channels[0]?.min ?? 255, max: channels[0]?.max ?? 0 };
}

test("a camera reads the code from the first screen, whatever its size and scheme", async ({ page }) => {
  await page.goto(ticket.path);
  await waitForHydration(page);
  for (const [colorScheme, width, height] of [
    ["light", 1440, 900],
    ["light", 320, 568],
    ["dark", 320, 568],
    ["dark", 360, 640],
  ] as const) {
    await test.step(`${width} × ${height}, ${colorScheme}`, async () => {
      await page.emulateMedia({ colorScheme });
      await page.setViewportSize({ width, height });
      expect.soft(await readQrCode(await page.screenshot())).toBe(code);
      const box = await qrCode(page).boundingBox();
      expect.soft(box?.width).toBeGreaterThanOrEqual(240);
      expect.soft((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(height);
      await expect.soft(page.locator("code")).toBeInViewport();
    });
  }
  await test.step("four modules of white are around the code", async () => {
    const { outer, inner } = await qrCode(page).evaluate((svg) => {
      const path = svg.querySelector("path") as SVGPathElement;
      return { outer: (svg as SVGSVGElement).viewBox.baseVal.width, inner: path.getBBox().width };
    });
    expect.soft(outer - inner).toBe(8);
  });
  await test.step("title, start and venue stand above it on a phone, and Tab goes from top to bottom", async () => {
    const top = (await qrCode(page).boundingBox())?.y ?? 0;
    for (const text of ["Boğaz'da Yaz Konseri", "3 Temmuz 2127 Perşembe 21:00", "Kuruçeşme Arena"]) {
      const box = await page.getByText(text, { exact: true }).first().boundingBox();
      expect.soft((box?.y ?? Infinity) + (box?.height ?? 0), text).toBeLessThanOrEqual(top);
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
});

test("the full screen has the code black on white, as large as it can be, until Escape", async ({ page }) => {
  const barColor = () => page.locator("meta[name=theme-color]").first().getAttribute("content");
  const dialog = page.getByRole("dialog", { name: "Biletin QR kodu" });
  await page.setViewportSize({ width: 360, height: 640 });
  await page.goto(ticket.path);
  const usual = await barColor();
  await page.getByRole("button", { name: "Tam ekran" }).click();
  await expect(dialog).toContainText("Boğaz'da Yaz Konseri");
  await expect(dialog.locator("code")).toHaveText(code);
  await expect.poll(barColor).toBe("#ffffff");
  for (const colorScheme of ["light", "dark"] as const) {
    await page.emulateMedia({ colorScheme });
    // White to its edges, whatever the scheme.
    await expect.soft(dialog).toHaveCSS("background-color", "oklch(1 0 0)");
    expect.soft(await extremes(await dialog.getByRole("img").screenshot()), colorScheme).toEqual({ min: 0, max: 255 });
    expect.soft(await axeViolations(page, { within: "dialog" }), colorScheme).toEqual([]);
  }
  expect.soft(await readQrCode(await page.screenshot())).toBe(code);
  expect.soft((await dialog.getByRole("img").boundingBox())?.width).toBeGreaterThanOrEqual(320);

  await test.step("held sideways, the whole code stands beside its text", async () => {
    await page.setViewportSize({ width: 640, height: 360 });
    await expect.soft(dialog.locator("code")).toBeInViewport({ ratio: 1 });
    await expect.soft(dialog.getByRole("img")).toBeInViewport({ ratio: 1 });
    expect.soft(await readQrCode(await page.screenshot())).toBe(code);
  });

  await page.keyboard.press("Escape");
  await expect(dialog).toHaveCount(0);
  await expect.poll(barColor).toBe(usual);
  await expect(page.getByRole("button", { name: "Tam ekran" })).toBeFocused();
});

test("a long code is no wider than the screen: a signed token with its QR code, 50,000 characters without", async ({
  page,
  productServer,
}) => {
  await page.setViewportSize({ width: 320, height: 568 });
  const token = `eyJhbGciOiJFUzI1NiJ9.${"aB3-_x".repeat(90)}`;
  for (const [long, qrCodes] of [
    [token, 1],
    ["x".repeat(50_000), 0],
  ] as const) {
    productServer.on(ticket.call, { json: ticketResponse(long, { background: null }).json });
    await page.goto(ticket.path);
    await expect(page.locator("code").first()).toHaveText(long);
    const [width, height] = await page.evaluate(() => [
      document.documentElement.scrollWidth,
      document.documentElement.scrollHeight,
    ]);
    expect.soft(width).toBe(320);
    const beyondItsBox = (code: Element) => code.scrollWidth - code.clientWidth;
    expect.soft(await page.locator("code").first().evaluate(beyondItsBox)).toBe(0);
    expect.soft(height).toBeLessThan(4000);
    await expect(qrCode(page)).toHaveCount(qrCodes);
    if (qrCodes > 0) expect.soft(await readQrCode(await qrCode(page).screenshot({ scale: "device" }))).toBe(long);
  }
});
