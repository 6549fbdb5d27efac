import { printSheets, type Sheet } from "./support/print-sheets.ts";
import { ticketResponse } from "./support/product-server/ticket-responses.ts";
import { readQrCode } from "./support/read-qr-code.ts";
import { expect, test } from "./support/site-fixture.ts";

const code = "6f1b2c3d-00c1-4a00-8000-0000000000c1";

test.use({ upstream: "scripted" });
test.beforeEach(async ({ page }) => {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="80" height="60"><rect width="80" height="60" fill="#c43"/></svg>`;
  await page.route(/\/picture\//, (route) => route.fulfill({ contentType: "image/svg+xml", body: svg }));
});

const words = (sheet: Sheet | undefined) => sheet?.text.replace(/\s+/g, " ") ?? "";

const letters = (text = "") => text.replace(/\s/g, "");

const long = {
  title: "Uzun bir ad ".repeat(40),
  address: "Çok uzun bir adres, ".repeat(60),
  description: "Çok uzun bir açıklama. ".repeat(400),
};

for (const [name, event, language] of [
  ["a ticket", {}, "tr"],
  ["a ticket in Arabic", {}, "ar"],
  [
    "one without an image, times or description",
    { background: null, description: "", start_time: null, end_time: null },
    "tr",
  ],
  ["one with long texts", long, "tr"],
  ["one with long texts in Arabic", long, "ar"],
  ["one with one long word", { title: "ş".repeat(500), description: "ş".repeat(50_000) }, "tr"],
] as const) {
  test(`${name} is one A4 page, with its QR code, code, place, package and price`, async ({ page, productServer }) => {
    const ticket = ticketResponse(code, event);
    productServer.on(ticket.call, { json: ticket.json });
    await page.emulateMedia({ colorScheme: "dark" });
    await page.goto(`${ticket.path}?lng=${language}`);
    // All that the stub says of the purchase.
    const details = await page.getByRole("article").locator("dl").first().locator("dd").allTextContents();
    const sheets = await printSheets(page);
    expect(sheets).toHaveLength(1);
    const [sheet] = sheets;
    expect(Math.round(sheet?.size.width ?? 0)).toBe(210);
    expect(Math.round(sheet?.size.height ?? 0)).toBe(297);
    expect(await readQrCode(sheet?.picture as Buffer)).toBe(code);
    expect(words(sheet)).toContain(code);
    expect(words(sheet)).toContain("Sahne önü");
    expect(words(sheet)).toMatch(/1[.,]250/);
    expect(details).not.toEqual([]);
    // A PDF has Arabic words in another order.
    if (language === "tr") for (const detail of details) expect(letters(sheet?.text)).toContain(letters(detail));
    if (!("address" in event)) expect(words(sheet)).toContain("Kuruçeşme Arena");
    if (name === "a ticket") expect(words(sheet)).toContain("3 Temmuz 2127 Perşembe 21:00");
  });
}

test("black on white, without the site around it", async ({ page, productServer }) => {
  const ticket = ticketResponse(code);
  productServer.on(ticket.call, { json: ticket.json });
  await page.emulateMedia({ colorScheme: "dark" });
  await page.goto(ticket.path);
  const picture = page.getByRole("img", { name: "Boğaz'da Yaz Konseri etkinliğinin görseli" });
  await picture.evaluate((image: HTMLImageElement) => image.decode());
  const [sheet] = await printSheets(page);
  const { default: sharp } = await import("sharp");
  const { data } = await sharp(sheet?.picture).removeAlpha().raw().toBuffer({ resolveWithObject: true });
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
  for (const text of ["Tam ekran", "Kodu kopyala", "Yazdır", "Bu cihazdan", "İndir", "Gizlilik"]) {
    expect(words(sheet)).not.toContain(text);
  }
});

test("a copy that is printed offline does not say so on paper", async ({ page, productServer }) => {
  const ticket = ticketResponse(code);
  productServer.on(ticket.call, { json: ticket.json });
  await page.goto(ticket.path);
  await page.locator("html").evaluate((element) => element.setAttribute("data-offline", "2026-07-01T10:00:00Z"));
  const [sheet] = await printSheets(page);
  expect(words(sheet)).not.toContain("Çevrimdışı");
});
