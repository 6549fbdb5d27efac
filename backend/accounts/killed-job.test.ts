import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdir, mkdtemp, readdir, rm, utimes, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, it } from "vitest";
import { openDatabase } from "#backend/db/open-database.ts";
import { insertMedia, insertPost, insertUser } from "#backend/db/test-rows.harness.ts";
import { dueAt, insertAccount } from "./accounts.harness.ts";

const accounts = Array.from({ length: 25 }, (_, index) => `user${index}`);
const postsEach = 5;
const due = 10_000_000_000;

let dataDirectory: string;
beforeEach(async () => {
  dataDirectory = await mkdtemp(join(tmpdir(), "killed-job-"));
  await mkdir(join(dataDirectory, "media"));
});
afterEach(() => rm(dataDirectory, { recursive: true }));

async function fill(): Promise<void> {
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
}

/** Runs the job in a process of its own. @param statements after which the process is killed */
async function runJob(statements: number): Promise<"killed" | "done"> {
  const harness = join(import.meta.dirname, "killed-job.harness.ts");
  const child = spawn(process.execPath, [harness, dataDirectory, String(due), String(statements)], {
    stdio: ["ignore", "ignore", "inherit"],
  });
  const [code, signal] = await once(child, "exit");
  if (signal !== "SIGKILL") expect(code).toBe(0);
  return signal === "SIGKILL" ? "killed" : "done";
}

/** Each account is there as a whole or gone as a whole, and no row names a file that is gone. */
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

it("a job that is killed again and again leaves nothing half-deleted, and ends its work", async () => {
  await fill();
  // After each statement of the first deletion, then further on: among the other accounts and their files.
  const kills = [...Array.from({ length: 16 }, (_, index) => index + 1), 60, 110, 160, 200];
  for (const statements of kills) {
    expect(await runJob(statements)).toBe("killed");
    await expectNothingHalfDeleted();
  }
  expect(await runJob(Number.POSITIVE_INFINITY)).toBe("done");
  expect(await expectNothingHalfDeleted()).toBe(0);
});
