import { productPaths } from "#contract/product-paths.ts";
import { expect, test } from "./support/site-fixture.ts";

// What is said at each time is tested beside site/features/ticket/event/event-phase.ts, what the page says of zones and of
// times that make no sense in tests/http/product-server-states.test.ts.

const address = "/ticket/konser/b1/c1";
const path = productPaths.ticket("konser", "b1", "c1");
const event = {
  title: "Yazlık Sinema Gecesi",
  start_time: "2027-06-05T21:00:00+03:00",
  end_time: "2027-06-06T00:30:00+03:00",
};

test.use({ upstream: "scripted" });

test("a page that stays open keeps up with its event by the visitor's clock, and is a ticket on paper", async ({
  page,
  productServer,
}) => {
  productServer.on(path, { json: { event, ticket_uuid: "c1" } });
  const status = page.locator("[data-phase]").last();
  const name = page.getByText("Etkinlik bileti", { exact: true });
  const calendar = page.getByRole("link", { name: "Takvime ekle" });
  await page.clock.install({ time: "2027-06-05T20:00:00+03:00" });
  await page.goto(address);
  await page.clock.runFor(5_000); // scripts load when the browser is idle
  await expect(status).toHaveText("60 dakika sonra başlıyor");
  await expect(name).toBeHidden();
  await expect(calendar).toBeVisible();
  await expect(page.getByText("Türkiye Standart Saati")).toBeVisible(); // the visitor is in New York
  for (const [later, text] of [
    ["10:00", "50 dakika sonra başlıyor"],
    ["55:00", "Şu anda sürüyor"],
    ["37:00:00", "Dün bitti"],
  ] as const) {
    await page.clock.fastForward(later);
    await expect(status).toHaveText(text);
  }
  await page.emulateMedia({ media: "print" });
  await expect(status).toBeHidden();
  await expect(name).toBeVisible();
  await expect(page.locator('main svg[viewBox="0 0 374 84"]'), "the word mark").toBeVisible();
  await expect(calendar).toBeHidden();
});
