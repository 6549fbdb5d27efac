import type { Kysely } from "kysely";
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from "vitest";
import type { Tables } from "#backend/db/tables.ts";
import { databaseStartTimeout, emptyTables, testDatabases } from "#backend/db/test-databases.harness.ts";
import { insertPost, insertUser } from "#backend/db/test-rows.harness.ts";
import { addViews } from "./views.store.ts";

describe.each(testDatabases)("views on $dialect", ({ open }) => {
  let database: Kysely<Tables>;
  beforeAll(async () => {
    database = await open();
  }, databaseStartTimeout);
  afterEach(() => emptyTables(database));
  afterAll(() => database.destroy());

  it("adds the views of each post and skips posts that no longer exist", async () => {
    await insertUser(database, { uuid: "ada" });
    for (const uuid of ["a", "b", "c"]) await insertPost(database, { uuid, author_uuid: "ada" });
    await database.updateTable("post_stats").set({ views: 10 }).execute();
    await addViews(
      database,
      new Map([
        ["a", 1],
        ["b", 5_000_000_000],
        ["gone", 7],
      ]),
    );
    expect(
      await database.selectFrom("post_stats").select(["post_uuid", "views"]).orderBy("post_uuid").execute(),
    ).toEqual([
      { post_uuid: "a", views: 11 },
      { post_uuid: "b", views: 5_000_000_010 },
      { post_uuid: "c", views: 10 },
    ]);
  });

  it("writes more posts than fit into one statement, and removes them from the map", async () => {
    await insertUser(database, { uuid: "ada" });
    await insertPost(database, { uuid: "p1234", author_uuid: "ada" });
    const views = new Map(Array.from({ length: 2500 }, (_, index) => [`p${index}`, 1]));
    const read = vi.spyOn(views, Symbol.iterator);
    await addViews(database, views);
    expect(read).toHaveBeenCalledTimes(1); // and sorted once, not for each statement
    expect(views.size).toBe(0);
    expect(await database.selectFrom("post_stats").select("views").execute()).toEqual([{ views: 1 }]);
  });
});
