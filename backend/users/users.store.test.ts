import type { Kysely } from "kysely";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import type { Tables } from "#backend/db/tables.ts";
import { databaseStartTimeout, emptyTables, testDatabases } from "#backend/db/test-databases.harness.ts";
import { insertMedia, insertUser } from "#backend/db/test-rows.harness.ts";
import { findUser } from "./users.store.ts";

describe.each(testDatabases)("users on $dialect", ({ open }) => {
  let database: Kysely<Tables>;
  beforeAll(async () => {
    database = await open();
  }, databaseStartTimeout);
  afterEach(() => emptyTables(database));
  afterAll(() => database.destroy());

  it("finds a user with the smaller version of the avatar", async () => {
    await insertMedia(database, { name: "a.jpg", thumb: "a-thumb.webp" });
    await insertUser(database, { uuid: "zin", username: "zîn", avatar: "a.jpg", followers_count: 4_000_000_000 });
    expect(await findUser(database, "zin")).toEqual({
      account_state: null,
      uuid: "zin",
      username: "zîn",
      full_name: null,
      bio: null,
      avatar: "a.jpg",
      avatar_thumb: "a-thumb.webp",
      followers_count: 4_000_000_000,
      following_count: 0,
      created_at: 0,
    });
  });

  it("finds a user without an avatar, and nothing for an unknown id", async () => {
    await insertUser(database, { uuid: "eren" });
    expect(await findUser(database, "eren")).toMatchObject({ avatar: null, avatar_thumb: null });
    expect(await findUser(database, "unknown")).toBeUndefined();
  });
});
