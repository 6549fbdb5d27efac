import { mkdir, readdir, utimes, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, it } from "vitest";
import { runBackgroundJob } from "#backend/background-job.ts";
import { failingDatabase } from "#backend/db/failing-database.harness.ts";
import { openDatabase } from "#backend/db/open-database.ts";
import { insertMedia, insertPost, insertUser } from "#backend/db/test-rows.harness.ts";
import { temporaryFolder } from "#server/temporary-folder.harness.ts";
import { dueAt, insertAccount, testContext } from "./accounts.harness.ts";

// tests/faults/sqlite.test.ts kills the process instead.

const postsEach = 5;

/** When the accounts are due. */
const due = 10_000_000_000;

/** Creates a data directory, until the test ends, with so many accounts that are due, their posts and their files. */
async function createDueAccounts(count: number) {
  const accounts = Array.from({ length: count }, (_, index) => `user${index}`);
  const dataDirectory = temporaryFolder();
  await mkdir(join(dataDirectory, "media"));
  const database = await openDatabase({ dataDirectory });
  for (const uuid of accounts) {
    await insertUser(database, { uuid });
    await insertAccount(database, { user_uuid: uuid, ...dueAt(due), reference: uuid });
    for (let number = 0; number < postsEach; number++) {
      const [post, name] = [`${uuid}-${number}`, `${uuid}-${number}.jpg`];
      const path = join(dataDirectory, "media", name);
      await writeFile(path, name);
      await utimes(path, 0, 0);
      await insertMedia(database, { name });
      await insertPost(database, { uuid: post, author_uuid: uuid });
      await database
        .insertInto("post_media")
        .values({ post_uuid: post, role: "picture", position: 0, media: name, alt: null })
        .execute();
    }
  }
  await database.destroy();

  /** Each account is there as a whole or gone as a whole, and no row names a file that is gone. @returns the files left */
  async function expectNothingHalfDeleted(): Promise<number> {
    const database = await openDatabase({ dataDirectory });
    const uuids = async (table: "users") =>
      (await database.selectFrom(table).select("uuid").execute()).map((row) => row.uuid);
    const users = new Set(await uuids("users"));
    const posts = Map.groupBy(
      await database.selectFrom("posts").select("author_uuid").execute(),
      (row) => row.author_uuid,
    );
    const rows = await database.selectFrom("accounts").select("user_uuid").execute();
    const deleted = await database.selectFrom("account_deletions").select("reference").execute();
    const stats = await database.selectFrom("post_stats").selectAll().execute();
    const media = await database.selectFrom("media").select("name").execute();
    const files = await readdir(join(dataDirectory, "media"));
    await database.destroy();
    expect(new Set(rows.map((row) => row.user_uuid))).toEqual(users);
    expect(new Set(posts.keys())).toEqual(users);
    for (const of of posts.values()) expect(of).toHaveLength(postsEach);
    expect(stats).toHaveLength(users.size * postsEach);
    expect(media).toHaveLength(users.size * postsEach);
    for (const { name } of media) expect(files).toContain(name);
    expect(new Set(deleted.map((row) => row.reference))).toEqual(new Set(accounts.filter((uuid) => !users.has(uuid))));
    return files.length;
  }
  return { dataDirectory, expectNothingHalfDeleted };
}

/** Runs the job. @param statements after which the database fails */
async function runJob(dataDirectory: string, statements: number): Promise<void> {
  await using database = failingDatabase(dataDirectory, statements);
  const context = testContext(database, { mediaDirectory: join(dataDirectory, "media") });
  context.setNow(due);
  await runBackgroundJob(context);
}

it("a job that is interrupted after any statement leaves nothing half-deleted, and ends its work", async () => {
  const { dataDirectory, expectNothingHalfDeleted } = await createDueAccounts(4);
  for (let statements = 0; statements < 60; statements += 1) {
    await runJob(dataDirectory, statements).catch((error) => expect(error.message).toBe("the database has failed"));
    await expectNothingHalfDeleted();
  }
  await runJob(dataDirectory, Number.POSITIVE_INFINITY);
  expect(await expectNothingHalfDeleted()).toBe(0);
});
