import { Kysely } from "kysely";
import { expect, it } from "vitest";
import type { Tables } from "../tables.ts";
import { databaseStartTimeout, testDialects } from "../test-databases.harness.ts";
import { up as createContent } from "./0001-content.ts";
import { up as changeEventTimes } from "./0002-event-times.ts";

const event = { uuid: "e", slug: "konser", title: "Konser", address: "İzmir", description: "Açık hava", start_time: 1 };

it.each(testDialects)(
  "an event keeps its end, and one without an end can be added, on $dialect",
  async ({ create }) => {
    const database = new Kysely<Tables>({ dialect: await create() });
    await createContent(database as Kysely<unknown>);
    await database
      .insertInto("events")
      .values({ ...event, end_time: 2 })
      .execute();
    await changeEventTimes(database as Kysely<unknown>);
    await database
      .insertInto("events")
      .values({ ...event, uuid: "f", end_time: null, time_zone: "Europe/Berlin" })
      .execute();
    const rows = await database
      .selectFrom("events")
      .select(["uuid", "end_time", "time_zone"])
      .orderBy("uuid")
      .execute();
    expect(rows.map((row) => ({ ...row, end_time: row.end_time === null ? null : Number(row.end_time) }))).toEqual([
      { uuid: "e", end_time: 2, time_zone: null },
      { uuid: "f", end_time: null, time_zone: "Europe/Berlin" },
    ]);
    await database.destroy();
  },
  databaseStartTimeout,
);
