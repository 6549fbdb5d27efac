import { productPaths } from "../../contract/product-paths.ts";
import { concert } from "./support/product-server/ticket-responses.ts";
import { expect, test } from "./support/site-fixture.ts";
import { watchText } from "./support/watch-text.ts";

const slug = "boğazda-yaz-konseri";
const packageUuid = "6f1b2c3d-00b1-4a00-8000-0000000000b1";
const ticketUuid = "6f1b2c3d-00c1-4a00-8000-0000000000c1";
const address = `/ticket/${encodeURIComponent(slug)}/${packageUuid}/${ticketUuid}`;
/** As the scripted product server names it: decoded. */
const path = decodeURIComponent(productPaths.ticket(slug, packageUuid, ticketUuid));

const ticket = {
  event: concert,
  package: { name: "Sahne önü", price: 1250 },
  ticket_uuid: ticketUuid,
  created_at: "2027-05-12T14:20:00+03:00",
};
/** Longer than `visitorTimeoutMs`, shorter than a call may take. */
const slow = { delay: 1500 };

const pixel = Buffer.from(
  "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==",
  "base64",
);

test.use({ upstream: "scripted" });

test.beforeEach(async ({ page }) => {
  await page.route(/\/picture\/|^https:\/\/media\.example\//, (route) =>
    route.fulfill({ body: pixel, contentType: "image/png" }),
  );
});

test("all of the ticket is in the HTML, in Istanbul time, and nothing is fetched again", async ({
  page,
  productServer,
}) => {
  productServer.on(path, { json: ticket });
  const response = await page.goto(address);
  expect(response?.status()).toBe(200);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Boğaz'da Yaz Konseri");
  await expect(page.getByRole("img", { name: "Boğaz'da Yaz Konseri etkinliğinin görseli" })).toBeVisible();
  const facts = await page
    .locator("main dl > div")
    .evaluateAll((rows) => rows.map((row) => [...row.children].map((part) => part.textContent)));
  expect(facts).toEqual([
    ["Bilet türü", "Sahne önü"],
    ["Fiyat", "₺1.250"],
    ["Satın alma tarihi", "12 Mayıs 2027 14:20"],
    ["Başlangıç", "3 Temmuz 2127 Perşembe 21:00"],
    ["Bitiş", "23:30"],
    ["Adres", "Kuruçeşme Arena\nBeşiktaş / İstanbulHaritada aç:GoogleAppleYandex"],
  ]);
  await expect(page.getByRole("link", { name: "Yandex Haritalar (yeni sekmede açılır)" })).toBeVisible();
  await expect(page.getByRole("region", { name: "Bilet kodu" }).locator("code")).toHaveText(ticketUuid);
  await expect(page.locator("time", { hasText: "3 Temmuz 2127" })).toHaveAttribute(
    "datetime",
    "2127-07-03T18:00:00.000Z",
  );
  await expect(page.getByText("Kapılar 19.30'da açılır.")).toBeVisible();
  await expect(page.locator("[data-island=ticket-page]")).toHaveCount(0);
});

test("the icon where there is no background, and a free ticket", async ({ page, productServer }) => {
  const withIcon = { ...concert, background: [], icon: { medium: "https://media.example/simge.png" } };
  productServer.on(path, { json: { result: { data: { ...ticket, event: withIcon, package: { price: "0" } } } } });
  await page.goto(address);
  await expect(page.locator("main img")).toHaveAttribute("src", /^\/picture\/.*=https:\/\/media\.example\/simge\.png$/);
  await expect(page.getByText("₺0 · Ücretsiz")).toBeVisible();
});

test("the code is selected in one piece, by one click", async ({ page, productServer }) => {
  productServer.on(path, { json: ticket });
  await page.goto(address);
  await page.locator("code").click();
  expect(await page.evaluate(() => getSelection()?.toString())).toBe(ticketUuid);
});

test.describe("the address and the code are credentials", () => {
  for (const [name, behavior, status] of [
    ["a ticket", { json: ticket }, 200],
    ["a slow one", { json: ticket, ...slow }, 200],
    ["a missing one", { status: 404 }, 404],
    ["a failing server", { status: 500 }, 503],
    ["a broken connection", { hangUp: true }, 503],
  ] as const) {
    test(`${name}: stored nowhere, named nowhere, sent to nobody`, async ({ page, productServer, site }) => {
      productServer.on(path, behavior);
      const response = await page.goto(address);
      expect(response?.status()).toBe(status);
      const headers = response?.headers() ?? {};
      expect(headers["cache-control"]).toBe("private, no-store");
      expect(headers["referrer-policy"]).toBe("no-referrer");
      // The copy is fetched once more: a slow call must not reach into the next test.
      if (status === 200) await expect(page.getByText(/bu cihazda kayıtlı;|bileti kaydedemiyor/)).toBeVisible();
      await page.waitForLoadState("networkidle");
      // Safari's banner hands the page's own address to the app, on the device (docs/decisions/0009).
      const head = (await page.locator("head").innerHTML()).replace(/<meta name="apple-itunes-app"[^>]*>/, "");
      expect(head).toContain('name="robots" content="noindex"');
      expect(head).toContain(`property="og:url" content="${site.origin}/"`);
      for (const secret of [ticketUuid, packageUuid, slug, encodeURIComponent(slug), concert.title, "konser.png"]) {
        expect(head).not.toContain(secret);
        expect(site.log()).not.toContain(secret);
        expect(JSON.stringify(headers)).not.toContain(secret);
      }
      expect(await page.title()).toBe(status === 200 ? "Bilet | Meydan" : "Bilet açılamadı | Meydan");
    });
  }

  test("an image's host does not learn the URL, and the image's own URL has nothing of the ticket", async ({
    page,
    productServer,
    baseURL,
  }) => {
    const asked: { url: string; referrer: string | undefined }[] = [];
    page.on("request", async (request) => {
      if (request.resourceType() === "image") asked.push({ url: request.url(), referrer: request.headers().referer });
    });
    productServer.on(path, { json: ticket });
    await page.goto(address);
    await expect(page.locator("main img")).toBeVisible();
    const [image] = asked.filter(({ url }) => url.includes("/picture/"));
    expect(image?.referrer).toBeUndefined();
    for (const secret of [ticketUuid, packageUuid, slug, encodeURIComponent(slug)]) {
      expect(image?.url).not.toContain(secret);
    }
    expect(asked.filter(({ url }) => !url.startsWith(`${baseURL}/`) && !url.startsWith("data:"))).toEqual([]);
  });
});

test.describe("the page has the status and the text of the product server's response", () => {
  for (const [name, behavior, status] of [
    ["404", { status: 404 }, 404],
    ["410", { status: 410 }, 410],
    ["no ticket in the answer", { json: { result: {} } }, 503],
    ["500", { status: 500 }, 503],
    ["not JSON", { body: "<html>" }, 503],
  ] as const) {
    test(name, async ({ page, productServer }) => {
      productServer.on(path, behavior);
      const response = await page.goto(address);
      expect(response?.status()).toBe(status);
      await expect(page.getByRole("heading", { level: 1 })).toHaveText("Hata: Bilet bulunamadı.");
      await expect(page.getByRole("main").getByRole("link", { name: "Ana sayfaya dön" })).toBeVisible();
      await expect(page.getByRole("main").getByRole("link", { name: "Uygulamayı indir" })).toBeVisible();
      const retry = page.getByRole("link", { name: "Yeniden dene" });
      expect(await retry.count()).toBe(status === 503 ? 1 : 0);
      if (status !== 503) return;
      expect(response?.headers()["retry-after"]).toBe("10");
      productServer.on(path, { json: ticket });
      await retry.click();
      await expect(page.getByRole("heading", { level: 1 })).toHaveText("Boğaz'da Yaz Konseri");
    });
  }

  test("invalid ids are 404 without a call", async ({ page, productServer }) => {
    const response = await page.goto(`/ticket/konser/a%20b/${ticketUuid}`);
    expect(response?.status()).toBe(404);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Hata: Bilet bulunamadı.");
    expect(productServer.calls).toEqual([]);
  });
});

test.describe("a slow product server", () => {
  test("the loading text first, the ticket once it has arrived", async ({ page, productServer }) => {
    productServer.on(path, { json: ticket, ...slow });
    const texts = await watchText(page);
    await page.goto(address);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Boğaz'da Yaz Konseri");
    expect(texts[0]).toContain("Yükleniyor…");
    await expect(page.locator("code")).toHaveText(ticketUuid);
    await expect(page.locator("time", { hasText: "3 Temmuz 2127 Perşembe 21:00" })).toBeVisible();
    await expect(page.getByText("Yükleniyor…")).toHaveCount(0);
    // The copy is fetched once more: a slow call must not reach into the next test.
    await expect(page.getByText(/bu cihazda kayıtlı;|bileti kaydedemiyor/)).toBeVisible();
  });

  test("then failing: the error, with a way to retry", async ({ page, productServer }) => {
    productServer.on(path, { status: 500, ...slow });
    await page.goto(address);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Hata: Bilet bulunamadı.");
    await expect(page.getByRole("link", { name: "Yeniden dene" })).toHaveAttribute("href", address);
  });
});

test.describe("printing", () => {
  for (const [name, behavior] of [
    ["a ticket", { json: ticket }],
    ["one that arrived late", { json: ticket, ...slow }],
  ] as const) {
    test(`the button prints ${name}`, async ({ page, productServer }) => {
      productServer.on(path, behavior);
      await page.addInitScript(() => {
        window.print = () => document.documentElement.setAttribute("data-printed", "");
      });
      await page.goto(address);
      await page.getByRole("button", { name: "Yazdır" }).click();
      await expect(page.locator("html")).toHaveAttribute("data-printed", "");
    });
  }

  test("a press before the script has loaded prints once it has", async ({ page, productServer }) => {
    productServer.on(path, { json: ticket });
    await page.addInitScript(() => {
      window.print = () => document.documentElement.setAttribute("data-printed", "");
    });
    const { promise: pressed, resolve: press } = Promise.withResolvers<void>();
    await page.route(/\/assets\/print/, async (route) => {
      await pressed;
      await route.continue();
    });
    await page.goto(address);
    await page.getByRole("button", { name: "Yazdır" }).click();
    press();
    await expect(page.locator("html")).toHaveAttribute("data-printed", "");
  });
});

test.describe("without script", () => {
  test.use({ javaScriptEnabled: false });

  test("the whole ticket, without the print button", async ({ page, productServer }) => {
    productServer.on(path, { json: ticket });
    await page.goto(address);
    await expect(page.locator("code")).toHaveText(ticketUuid);
    await expect(page.locator("[data-print]")).toBeHidden();
  });
});

test("from right to left: the stub is on the left, the code runs left to right", async ({ page, productServer }) => {
  productServer.on(path, { json: ticket });
  await page.setViewportSize({ width: 1200, height: 800 });
  await page.goto(`${address}?lng=ar`);
  await expect(page.locator("code")).toHaveText(ticketUuid); // not the loading state, on a busy machine
  const [title, code] = await Promise.all([
    page.getByRole("heading", { level: 1 }).boundingBox(),
    page.locator("code").boundingBox(),
  ]);
  expect((code?.x ?? 0) + (code?.width ?? 0)).toBeLessThan(title?.x ?? 0);
  expect(await page.locator("code").evaluate((element) => getComputedStyle(element).direction)).toBe("ltr");
});
