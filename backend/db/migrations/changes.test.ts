import { Kysely, sql } from "kysely";
import { expect, onTestFinished, test } from "vitest";
import { runMigration } from "../migrate.ts";
import { NodeSqliteDialect } from "../sqlite-dialect.ts";
import type { Tables } from "../tables.ts";
import { insertMedia, insertUser } from "../test-rows.harness.ts";
import { migrations } from "./migrations.ts";

test("names of media become URLs as pages write them, and what may not have been read is announced", async () => {
  const database = new Kysely<Tables>({ dialect: new NodeSqliteDialect(":memory:") });
  onTestFinished(() => database.destroy());
  const steps = Object.entries(migrations);
  const at = steps.findIndex(([name]) => name === "0006-changes");
  for (const [, migration] of steps.slice(0, at)) await runMigration(database, migration);

  const [raw, written] = ["HTTPS://cdn.example/a b.jpg", "https://cdn.example/a%20b.jpg"];
  for (const name of ["own.jpg", raw, written, "http://cdn.example"]) await insertMedia(database, { name });
  await insertUser(database, { uuid: "ada", avatar: raw });
  await insertUser(database, { uuid: "can", avatar: "http://cdn.example" });
  const day = 24 * 3600_000;
  for (const [user_uuid, days] of [
    ["ada", 6],
    ["can", 8],
  ] as const) {
    const account = { user_uuid, email: user_uuid, password_hash: "", state: "frozen" as const, delete_at: null };
    const requested_at = Date.now() - days * day;
    await database
      .insertInto("accounts")
      .values({ ...account, reference: user_uuid, requested_at })
      .execute();
  }
  await sql`insert into content_restrictions (id, target, state, reference, changed_at)
    values ('1', 'profile/ece', 'removed', 'R', 0)`.execute(database);
  await sql`insert into media_deletions (name, queued_at, deleted_at) values ('gone.jpg', 0, 0), ('queued.jpg', 0, null)`.execute(
    database,
  );

  await runMigration(database, migrations["0006-changes"] ?? []);
  const media = await database.selectFrom("media").select("name").orderBy("name").execute();
  expect(media.map(({ name }) => name)).toEqual(["http://cdn.example/", written, "own.jpg"]);
  const avatars = await database.selectFrom("users").select("avatar").orderBy("uuid").execute();
  expect(avatars.map(({ avatar }) => avatar)).toEqual([written, "http://cdn.example/"]);
  const changes = await database.selectFrom("changes").selectAll().orderBy("number").execute();
  expect(changes.map(({ user_uuid, media }) => user_uuid ?? media)).toEqual(["ada", "ece", "gone.jpg"]);
  expect(Math.abs((changes[0]?.changed_at ?? 0) - Date.now())).toBeLessThan(day);
});
