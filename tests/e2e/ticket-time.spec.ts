import { productPaths } from "../../contract/product-paths.ts";
import { printSheets } from "./support/print-sheets.ts";
import { expect, test } from "./support/site-fixture.ts";

const address = "/ticket/konser/b1/c1";
const path = productPaths.ticket("konser", "b1", "c1");
const event = {
  title: "Yazlık Sinema Gecesi",
  start_time: "2027-06-05T21:00:00+03:00",
  end_time: "2027-06-06T00:30:00+03:00",
};
const slow = { delay: 1500 };

test.use({ upstream: "scripted" });

for (const [name, behavior] of [
  ["a ticket", {}],
  ["one that arrived late", slow],
] as const) {
  test(`${name} says where its event stands, by the visitor's clock`, async ({ page, productServer }) => {
    productServer.on(path, { json: { event, ticket_uuid: "c1" }, ...behavior });
    const status = page.locator("[data-phase]");
    for (const [now, text] of [
      ["2027-06-02T23:00:00+03:00", "3 gün sonra başlıyor"],
      ["2027-06-05T19:20:00+03:00", "100 dakika sonra başlıyor"],
      ["2027-06-06T00:10:00+03:00", "Şu anda sürüyor"],
      ["2027-06-07T10:00:00+03:00", "Dün bitti"],
    ] as const) {
      await page.clock.setFixedTime(now);
      await page.goto(address);
      await expect(status).toHaveText(text);
      await expect(page.getByText("Etkinlik bileti", { exact: true })).toBeHidden();
    }
  });
}

test("a page that stays open keeps up with its event", async ({ page, productServer }) => {
  productServer.on(path, { json: { event, ticket_uuid: "c1" } });
  await page.clock.install({ time: "2027-06-05T20:00:00+03:00" });
  await page.goto(address);
  await page.clock.runFor(5_000); // scripts load when the browser is idle
  const status = page.locator("[data-phase]");
  await expect(status).toHaveText("60 dakika sonra başlıyor");
  await page.clock.runFor("10:00");
  await expect(status).toHaveText("50 dakika sonra başlıyor");
  await page.clock.fastForward("55:00");
  await expect(status).toHaveText("Şu anda sürüyor");
});

test("an event without an end, and times that make no sense, cost only their lines", async ({
  page,
  productServer,
}) => {
  await page.clock.setFixedTime("2027-06-05T23:30:00+03:00");
  productServer.on(path, { json: { event: { ...event, end_time: null }, ticket_uuid: "c1" } });
  await page.goto(address);
  await expect(page.locator("[data-phase]")).toHaveText("2 saat önce başladı");
  await expect(page.getByText("Bitiş")).toHaveCount(0);
  productServer.on(path, { json: { event: { ...event, start_time: "yarın akşam", end_time: {} }, ticket_uuid: "c1" } });
  await page.goto(address);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Yazlık Sinema Gecesi");
  await expect(page.locator("code")).toHaveText("c1");
  await expect(page.locator("dt", { hasText: /Başlangıç|Bitiş/ })).toHaveCount(0);
  await expect(page.getByRole("link", { name: "Takvime ekle" })).toHaveCount(0);
});

for (const [name, behavior] of [
  ["a ticket", {}],
  ["one that arrived late", slow],
] as const) {
  test(`dates without a time stay dates on ${name}: on screen, in what is told of them, and on paper`, async ({
    page,
    productServer,
  }) => {
    const days = { ...event, start_time: "2027-06-05", end_time: "2027-06-06" };
    productServer.on(path, { json: { event: days, ticket_uuid: "c1", created_at: "2027-05-01" }, ...behavior });
    const status = page.locator("[data-phase]");
    for (const [now, text] of [
      ["2027-06-04T23:50:00+03:00", "Yarın başlıyor"],
      ["2027-06-05T10:00:00+03:00", "Bugün başlıyor"],
      ["2027-06-06T23:50:00+03:00", "Şu anda sürüyor"],
      ["2027-06-07T00:10:00+03:00", "Dün bitti"],
    ] as const) {
      await page.clock.setFixedTime(now);
      await page.goto(address);
      await expect(status).toHaveText(text);
    }
    await expect(page.locator("time[datetime='2027-06-05']").last()).toHaveText("5 Haziran 2027 Cumartesi");
    await expect(page.locator("time[datetime='2027-06-06']")).toHaveText("6 Haziran 2027 Pazar");
    await expect(page.locator("time[datetime='2027-05-01']")).toHaveText("1 Mayıs 2027");
    // The visitor's zone makes no difference to a day.
    await expect(page.getByText("Türkiye Standart Saati")).toHaveCount(0);
    const [sheet] = await printSheets(page);
    expect(sheet?.text).toContain("5 Haziran 2027");
    for (const text of [await page.locator("main").textContent(), sheet?.text]) expect(text).not.toMatch(/\d\d:\d\d/);
  });
}

test("an event on one day has no end to show", async ({ page, productServer }) => {
  const day = { ...event, start_time: "2027-06-05", end_time: "2027-06-05" };
  productServer.on(path, { json: { event: day, ticket_uuid: "c1" } });
  await page.clock.setFixedTime("2027-06-06T10:00:00+03:00");
  await page.goto(address);
  await expect(page.locator("[data-phase]")).toHaveText("Dün bitti");
  await expect(page.getByText("Bitiş")).toHaveCount(0);
});

test.describe("the event's zone", () => {
  for (const [timezoneId, isNamed] of [
    ["America/New_York", true],
    ["Europe/Istanbul", false],
    ["Europe/Moscow", false], // another zone with the same time
  ] as const) {
    test.describe(timezoneId, () => {
      test.use({ timezoneId });

      test(`is ${isNamed ? "named" : "not named"} there`, async ({ page, productServer }) => {
        productServer.on(path, { json: { event, ticket_uuid: "c1" } });
        await page.goto(address);
        await expect(page.locator("[data-island=event-zone]")).toHaveAttribute("data-hydrated", "");
        const zone = page.getByText("Türkiye Standart Saati");
        if (isNamed) await expect(zone).toBeVisible();
        else await expect(zone).toBeHidden();
        await expect(page.locator("time", { hasText: "5 Haziran 2027 Cumartesi 21:00" })).toBeVisible();
      });
    });
  }

  test("is the one that the response names", async ({ page, productServer }) => {
    productServer.on(path, { json: { event: { ...event, time_zone: "Europe/Berlin" }, ticket_uuid: "c1" } });
    await page.goto(address);
    await expect(page.locator("time", { hasText: "5 Haziran 2027 Cumartesi 20:00" })).toBeVisible();
    await expect(page.getByText("Orta Avrupa Saati")).toBeVisible();
  });

  test.describe("without script", () => {
    test.use({ javaScriptEnabled: false });

    test("is named, and nothing is said about now", async ({ page, productServer }) => {
      productServer.on(path, { json: { event, ticket_uuid: "c1" } });
      await page.goto(address);
      await expect(page.getByText("Türkiye Standart Saati")).toBeVisible();
      await expect(page.getByText("Etkinlik bileti", { exact: true })).toBeVisible();
      await expect(page.locator("[data-phase]")).toHaveCount(0);
    });
  });
});

test("on paper it is a ticket, not a countdown", async ({ page, productServer }) => {
  const ahead = { ...event, start_time: "2127-06-05T21:00:00+03:00", end_time: null };
  productServer.on(path, { json: { event: ahead, ticket_uuid: "c1" } });
  await page.goto(address);
  await expect(page.locator("[data-phase]")).toBeVisible();
  await expect(page.getByRole("link", { name: "Takvime ekle" })).toBeVisible();
  await page.emulateMedia({ media: "print" });
  await expect(page.locator("[data-phase]")).toBeHidden();
  await expect(page.getByText("Etkinlik bileti", { exact: true })).toBeVisible();
  await expect(page.getByRole("link", { name: "Takvime ekle" })).toBeHidden();
});
