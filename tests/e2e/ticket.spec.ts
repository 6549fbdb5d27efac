import { ticketResponse } from "./support/product-server/ticket-responses.ts";
import { readQrCode } from "./support/read-qr-code.ts";
import { expect, test } from "./support/site-fixture.ts";

// What is in the HTML is tested in tests/http/product-server-states.test.ts.

const code = "6f1b2c3d-00c1-4a00-8000-0000000000c1";
const ticket = ticketResponse(code);

test.use({ upstream: "scripted" });
test.beforeEach(async ({ page, productServer }) => {
  productServer.on(ticket.call, { json: ticket.json });
  await page.route(/\/picture\//, (route) => route.fulfill({ status: 204 }));
});

test("a ticket from right to left: the stub on the left, the code in one piece, and one press that prints", async ({
  page,
}) => {
  await page.addInitScript(() => {
    window.print = () => document.documentElement.toggleAttribute("data-printed");
  });
  const { promise: pressed, resolve: press } = Promise.withResolvers<void>();
  await page.route(/\/assets\/print/, async (route) => {
    await pressed;
    await route.continue();
  });
  await page.setViewportSize({ width: 1200, height: 800 });
  await page.goto(`${ticket.path}?lng=ar`);
  await test.step("a press before the script has loaded prints once it has", async () => {
    await page.locator("[data-print]").click();
    press();
    await expect(page.locator("html")).toHaveAttribute("data-printed", "");
    await page.locator("[data-print]").click();
    await expect(page.locator("html")).not.toHaveAttribute("data-printed");
  });
  await page.locator("code").click();
  expect(await page.evaluate(() => getSelection()?.toString())).toBe(code);
  const [text, title] = await page
    .locator("main :is(h1, code)")
    .evaluateAll((elements) => elements.map((element) => element.getBoundingClientRect().toJSON() as DOMRect));
  expect(text?.right).toBeLessThan(title?.left ?? 0);
  expect(await page.locator("code").evaluate((element) => getComputedStyle(element).direction)).toBe("ltr");
});

test("no tail of a letter is cut from a title that has a limit of lines", async ({ page }) => {
  await page.goto(ticket.path);
  const [below, tail] = await page.locator("h1").evaluate((title) => {
    // It stands on the last baseline.
    const mark = title.appendChild(document.createElement("canvas"));
    mark.width = mark.height = 0;
    const below = title.getBoundingClientRect().bottom - mark.getBoundingClientRect().bottom;
    const context = mark.getContext("2d");
    if (context) context.font = getComputedStyle(title).font;
    return [below, context?.measureText("ğşçy").actualBoundingBoxDescent ?? 0];
  });
  expect(tail).toBeGreaterThan(0);
  expect(below).toBeGreaterThanOrEqual(tail);
});

test.describe("without script", () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 360, height: 640 } });

  test("the QR code, the text and the event's zone; nothing to press, nothing kept, no word of now but an end", async ({
    page,
    productServer,
  }) => {
    await page.goto(ticket.path);
    expect(await readQrCode(await page.screenshot())).toBe(code);
    await expect(page.locator("code")).toHaveText(code);
    await expect(page.getByText("Türkiye Standart Saati")).toBeVisible();
    await expect(page.getByText("Etkinlik bileti", { exact: true })).toBeVisible();
    await expect(page.locator("[data-phase]:visible")).toHaveCount(0);
    await expect(page.getByRole("main").getByRole("button")).toHaveCount(0);
    await expect(page.locator("[data-island=offline-copy] [role=status]")).toBeHidden();
    await expect(page.getByText("Çevrimdışı kopya")).toBeHidden();
    const past = ticketResponse(code, { start_time: "2020-07-03T18:00:00Z", end_time: "2020-07-03T20:00:00Z" });
    productServer.on(past.call, { json: past.json });
    await page.goto(past.path);
    await expect(page.locator("[data-phase=ended]:visible")).toHaveText(/ yıl önce bitti$/);
    await expect(page.getByRole("img", { name: "Biletin QR kodu" })).toHaveCSS("opacity", "0.4");
  });
});
