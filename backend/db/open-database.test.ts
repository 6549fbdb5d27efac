import { statSync } from "node:fs";
import { join } from "node:path";
import { sql } from "kysely";
import { beforeEach, describe, expect, it } from "vitest";
import { temporaryFolder } from "#server/temporary-folder.harness.ts";
import { migrations } from "./migrations/migrations.ts";
import { openDatabase } from "./open-database.ts";
import { insertPost, insertUser } from "./test-rows.harness.ts";
import { withExclusiveTransaction } from "./with-exclusive-transaction.ts";

let dataDirectory: string;
beforeEach(() => {
  dataDirectory = temporaryFolder();
});

it("persists data, with settings that survive a power failure", async () => {
  const first = await openDatabase({ dataDirectory });
  await insertUser(first, { uuid: "ada" });
  await first.destroy();
  const second = await openDatabase({ dataDirectory });
  expect(await second.selectFrom("users").select("uuid").execute()).toEqual([{ uuid: "ada" }]);
  const settings = await sql`select * from pragma_journal_mode, pragma_synchronous, pragma_foreign_keys`.execute(
    second,
  );
  expect(settings.rows).toEqual([{ journal_mode: "wal", synchronous: 2, foreign_keys: 1 }]);
  await second.destroy();
});

it("creates files that only their owner can read, whoever opens the database first", async () => {
  const database = await openDatabase({ dataDirectory });
  await insertUser(database, { uuid: "ada" });
  const modes = ["", "-wal", "-shm"].map((suffix) => statSync(join(dataDirectory, `database.sqlite${suffix}`)).mode);
  expect(modes.map((mode) => mode & 0o777)).toEqual([0o600, 0o600, 0o600]);
  await database.destroy();
});

it("rejects a post without an author when the transaction ends", async () => {
  const database = await openDatabase({ dataDirectory });
  const orphan = database
    .transaction()
    .execute((transaction) => insertPost(transaction, { uuid: "p", author_uuid: "x" }));
  await expect(orphan).rejects.toThrow(/FOREIGN KEY/);
  expect(await database.selectFrom("posts").selectAll().execute()).toEqual([]);
  await database.destroy();
});

it("reads during another exclusive transaction, even while one of its own waits for it", async () => {
  const writer = await openDatabase({ dataDirectory });
  const visitor = await openDatabase({ dataDirectory });
  const order: string[] = [];
  let finish: () => void = () => {};
  const importing = withExclusiveTransaction(writer, async (transaction) => {
    await insertUser(transaction, { uuid: "ada" });
    order.push("import written");
    await new Promise<void>((resolve) => {
      finish = resolve;
    });
    order.push("import ends");
  });
  while (order.length === 0) await new Promise(setImmediate);
  expect(await visitor.selectFrom("users").selectAll().execute()).toEqual([]);
  const second = withExclusiveTransaction(visitor, async (transaction) => {
    const users = await transaction.selectFrom("users").select("uuid").execute();
    order.push(`second sees ${users.length}`);
  });
  // After three turns of the event loop, the second transaction has found the database locked and is waiting.
  for (const _turn of [1, 2, 3]) await new Promise(setImmediate);
  expect(await visitor.selectFrom("users").selectAll().execute()).toEqual([]);
  finish();
  await Promise.all([importing, second]);
  expect(order).toEqual(["import written", "import ends", "second sees 1"]);
  await Promise.all([writer.destroy(), visitor.destroy()]);
});

describe("that a newer version has migrated", () => {
  async function migrateTo(name: string) {
    const newer = await openDatabase({ dataDirectory });
    await sql`insert into kysely_migration (name, timestamp) values (${name}, '2030-01-01')`.execute(newer);
    return newer;
  }

  it("is used and left alone where nothing was taken away", async () => {
    const newer = await migrateTo("0099-newer");
    await newer.schema.alterTable("users").addColumn("newer", "text").execute();
    await newer.destroy();
    const older = await openDatabase({ dataDirectory });
    await insertUser(older, { uuid: "ada" });
    const { rows } = await sql<{ name: string }>`select name from kysely_migration order by name`.execute(older);
    expect(rows.map(({ name }) => name)).toEqual([...Object.keys(migrations), "0099-newer"]);
    await older.destroy();
  });

  it("is refused with a sentence where something was", async () => {
    await (await migrateTo("0099-newer-contract")).destroy();
    await expect(openDatabase({ dataDirectory })).rejects.toThrow(
      /^its tables are of a newer version of this site \(0099-newer-contract\); start that version/,
    );
  });

  it("is refused where this version's own migrations are missing", async () => {
    const other = await migrateTo("0099-newer");
    await sql`delete from kysely_migration where name = '0004-deletion-record'`.execute(other);
    await other.destroy();
    await expect(openDatabase({ dataDirectory })).rejects.toThrow(/newer version of this site \(0099-newer\)/);
  });
});

it("says that the disk is full, not that a second rollback fails", async () => {
  const database = await openDatabase({ dataDirectory });
  const { rows } = await sql<{ page_count: number }>`pragma page_count`.execute(database);
  await sql`pragma max_page_count = ${sql.lit((rows[0]?.page_count ?? 0) + 5)}`.execute(database);
  const bio = "x".repeat(100_000);
  const writing = database.transaction().execute((transaction) => insertUser(transaction, { uuid: "ada", bio }));
  await expect(writing).rejects.toThrow("database or disk is full");
  await database.transaction().execute((transaction) => insertUser(transaction, { uuid: "can" }));
  expect(await database.selectFrom("users").select("uuid").execute()).toEqual([{ uuid: "can" }]);
  await database.destroy();
});
