import type { Page } from "@playwright/test";
import sharp from "sharp";
import { printSheets, type Sheet } from "./support/print-sheets.ts";
import { ticketResponse } from "./support/product-server/ticket-responses.ts";
import { readQrCode } from "./support/read-qr-code.ts";
import { expect, test } from "./support/site-fixture.ts";

const code = "6f1b2c3d-00c1-4a00-8000-0000000000c1";

// A worker would fetch the picture itself, past `page.route`.
test.use({ upstream: "scripted", serviceWorkers: "block" });
test.beforeEach(async ({ page, errorWatch }) => {
  errorWatch.allow(/Service Worker registration blocked/);
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="80" height="60"><rect width="80" height="60" fill="#c43"/></svg>`;
  await page.route(/\/picture\//, (route) => route.fulfill({ contentType: "image/svg+xml", body: svg }));
  await page.emulateMedia({ colorScheme: "dark" });
});

const words = (sheet: Sheet) => sheet.text.replace(/\s+/g, " ");
const letters = (text: string) => text.replace(/\s/g, "");

/** Prints a ticket, and asks what is asked of each. */
async function expectOneSheet(page: Page, language: string): Promise<Sheet> {
  // All that the stub says of the purchase.
  const details = await page.getByRole("article").locator("dl").first().locator("dd").allTextContents();
  const sheets = await printSheets(page);
  expect(sheets).toHaveLength(1);
  const sheet = sheets[0] as Sheet;
  expect.soft([sheet.size.width, sheet.size.height].map(Math.round), "A4").toEqual([210, 297]);
  expect.soft(await readQrCode(sheet.picture)).toBe(code);
  expect.soft(words(sheet)).toContain(code);
  expect.soft(words(sheet)).toContain("Sahne önü");
  expect.soft(words(sheet)).toMatch(/1[.,]250/);
  expect(details).not.toEqual([]);
  // A PDF has Arabic words in another order.
  if (language === "tr") for (const detail of details) expect.soft(letters(sheet.text)).toContain(letters(detail));
  return sheet;
}

test("a ticket is one A4 page, black on white, without the site around it, whether or not it is a copy", async ({
  page,
  productServer,
}) => {
  const ticket = ticketResponse(code);
  productServer.on(ticket.call, { json: ticket.json });
  await page.goto(ticket.path);
  const picture = page.getByRole("img", { name: "Boğaz'da Yaz Konseri etkinliğinin görseli" });
  await picture.evaluate((image: HTMLImageElement) => image.decode());
  await page.locator("html").evaluate((element) => element.setAttribute("data-offline", "2026-07-01T10:00:00Z"));
  const sheet = await expectOneSheet(page, "tr");
  for (const text of ["Kuruçeşme Arena", "3 Temmuz 2127 Perşembe 21:00"]) expect(words(sheet)).toContain(text);
  const { data } = await sharp(sheet.picture).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  // No pixel has a color, and most of the sheet is white.
  let colored = 0;
  let white = 0;
  for (let at = 0; at < data.length; at += 3) {
    const [red = 0, green = 0, blue = 0] = data.subarray(at, at + 3);
    if (Math.max(red, green, blue) - Math.min(red, green, blue) > 16) colored += 1;
    if (red > 250 && green > 250 && blue > 250) white += 1;
  }
  expect(colored).toBe(0);
  expect(white / (data.length / 3)).toBeGreaterThan(0.85);
  for (const text of ["Tam ekran", "Kodu kopyala", "Yazdır", "Bu cihazdan", "Çevrimdışı", "İndir", "Gizlilik"]) {
    expect(words(sheet)).not.toContain(text);
  }
});

const long = {
  title: "Uzun bir ad ".repeat(40),
  address: "Çok uzun bir adres, ".repeat(60),
  description: "Çok uzun bir açıklama. ".repeat(400),
};
const bare = { background: null, description: "", start_time: null, end_time: null };
const word = { title: "ş".repeat(500), description: "ş".repeat(50_000) };

test("a ticket with long texts, with one long word, and with hardly any is one A4 page, with QR code, package and price", async ({
  page,
  productServer,
}) => {
  for (const [event, language] of [
    [long, "ar"],
    [word, "tr"],
    [bare, "tr"],
  ] as const) {
    const ticket = ticketResponse(code, event);
    productServer.on(ticket.call, { json: ticket.json });
    await page.goto(`${ticket.path}?lng=${language}`);
    await expectOneSheet(page, language);
  }
});
