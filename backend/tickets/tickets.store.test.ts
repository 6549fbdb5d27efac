import type { Kysely } from "kysely";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Tables } from "#backend/db/tables.ts";
import { databaseStartTimeout, testDatabases } from "#backend/db/test-databases.harness.ts";
import { insertMedia } from "#backend/db/test-rows.harness.ts";
import { findTicket } from "./tickets.store.ts";

describe.each(testDatabases)("tickets on $dialect", ({ open }) => {
  let database: Kysely<Tables>;
  beforeAll(async () => {
    database = await open();
    await insertMedia(database, { name: "stage.jpg", medium: "stage-medium.webp" });
    await database
      .insertInto("events")
      .values({
        uuid: "concert",
        slug: "bogazda-yaz-konseri",
        title: "Boğaz'da Yaz Konseri",
        address: "Kuruçeşme, İstanbul",
        description: "Açık hava",
        start_time: 1_750_000_000_000,
        end_time: 1_750_010_000_000,
        background: "stage.jpg",
        icon: null,
      })
      .execute();
    await database
      .insertInto("packages")
      .values([
        { uuid: "front", event_uuid: "concert", name: "Sahne önü", price_kurus: 125_050 },
        { uuid: "back", event_uuid: "concert", name: "Arka", price_kurus: 0 },
      ])
      .execute();
    await database.insertInto("tickets").values({ uuid: "t1", package_uuid: "front", created_at: 5 }).execute();
  }, databaseStartTimeout);
  afterAll(() => database.destroy());

  const key = { slug: "bogazda-yaz-konseri", packageUuid: "front", ticketUuid: "t1" };

  it("finds a ticket with its event, package and images", async () => {
    expect(await findTicket(database, key)).toMatchObject({
      uuid: "t1",
      created_at: 5,
      title: "Boğaz'da Yaz Konseri",
      start_time: 1_750_000_000_000,
      background: "stage.jpg",
      background_medium: "stage-medium.webp",
      icon: null,
      icon_medium: null,
      package_name: "Sahne önü",
      price_kurus: 125_050,
    });
  });

  it.each([{ slug: "baska-konser" }, { packageUuid: "back" }, { ticketUuid: "t2" }])(
    "finds nothing if one part is wrong: %o",
    async (wrong) => {
      expect(await findTicket(database, { ...key, ...wrong })).toBeUndefined();
    },
  );
});
