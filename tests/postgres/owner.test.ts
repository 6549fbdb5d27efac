import { chmod, mkdir, readdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { sql } from "kysely";
import { expect, inject, onTestFinished, test } from "vitest";
import { dueAt, insertAccount } from "#backend/accounts/accounts.harness.ts";
import { addToken, findRequest } from "#backend/accounts/accounts.queries.ts";
import { announceChanges } from "#backend/changes/announce-change.ts";
import { openDatabase } from "#backend/db/open-database.ts";
import { insertMedia, insertPost, insertUser } from "#backend/db/test-rows.harness.ts";
import { decideReport } from "#backend/reports/reports.harness.ts";
import { findByToken, insertReport } from "#backend/reports/reports.queries.ts";
import { newSecretToken } from "#backend/secret-token.ts";
import { runCommand } from "#scripts/test/run-command.harness.ts";
import { openCounts } from "#server/counts/store/count-store.ts";
import { temporaryFolder } from "#server/temporary-folder.harness.ts";
import { runOwner } from "../../commands/owner.ts";
import { startSite } from "../e2e/support/start-site.ts";
import { createDatabase } from "./support/create-database.ts";

// `npm run owner -- move`, `backup` and `restore` with PostgreSQL's own programs.

const [reportToken, accountToken] = [newSecretToken(), newSecretToken()];

/** Writes at least one row into every table of SQLite's files. */
async function fill(dataDirectory: string): Promise<void> {
  await using database = await openDatabase({ dataDirectory });
  const insert = (table: string, row: Readonly<Record<string, string | number | null>>) =>
    sql`insert into ${sql.table(table)} (${sql.join(Object.keys(row).map((name) => sql.ref(name)))})
      values (${sql.join(Object.values(row))})`.execute(database);
  for (const uuid of ["can", "ece"]) await insertUser(database, { uuid });
  await insertPost(database, { uuid: "open", author_uuid: "ece" });
  await insertAccount(database, { user_uuid: "can", ...dueAt(Date.now() + 3600_000) });
  await addToken(database, "can", accountToken);
  await insertMedia(database, { name: "a.jpg" });
  // More rows than a statement takes, with texts that are hard to quote.
  for (let post = 0; post < 1100; post++)
    await insertPost(database, { uuid: `p${post}`, author_uuid: "can", content: "'\\ 🌊" });
  await insert("post_media", { post_uuid: "p1", role: "picture", position: 0, media: "a.jpg", alt: null });
  await insert("events", {
    uuid: "e",
    slug: "e",
    title: "e",
    address: "e",
    description: "e",
    start_time: 1,
    end_time: null,
  });
  await insert("packages", { uuid: "k", event_uuid: "e", name: "k", price_kurus: 2 ** 40 });
  await insert("tickets", { uuid: "t", package_uuid: "k", created_at: 1 });
  await insert("account_mails", { user_uuid: "can", locale: "tr", attempts: 0, send_at: Date.now() + 3600_000 });
  await insert("account_deletions", { reference: "R", requested_at: 1, deleted_at: Date.now() });
  await insert("media_deletions", { name: "b.jpg", queued_at: 1, deleted_at: null });
  await insert("desk_mails", { purpose: "digest", attempts: 0, send_at: Date.now() + 3600_000 });
  await insert("rate_limits", { key: "k", points: 1, expire: Date.now() + 3600_000 });
  const about = [{ kind: "post" as const, uuid: "p1" }];
  const request = {
    kind: "copyright",
    about,
    reason: "r",
    name: "n",
    email: "a@example.com",
    faith: true,
    locale: "tr",
  } as const;
  const stored = await insertReport(database, {
    request: { ...request, about },
    ...{ token: reportToken, now: Date.now(), dueAt: 2, sendsMail: true },
  });
  await decideReport(database, { reference: stored.reference, outcome: "removed", now: Date.now() });
  const counts = await openCounts({ databaseUrl: undefined, dataDirectory });
  const labels = { page: "landing", language: "tr", phone: "other", app: "none", place: "", detail: "" } as const;
  const day = "2026-10-01";
  await counts.add([{ day, event: "view", count: 7, ...labels }]);
  await counts.close();
}

test("a site moves to PostgreSQL with every table, and is backed up and restored there", async () => {
  const folder = temporaryFolder();
  const DATA_DIRECTORY = join(folder, "data");
  await fill(DATA_DIRECTORY);
  await mkdir(join(DATA_DIRECTORY, "media"));
  await writeFile(join(DATA_DIRECTORY, "media", "a.jpg"), "image");
  const newDatabase = () => createDatabase(inject("postgresUrl"));
  const run = (words: string, DATABASE_URL: string) =>
    runCommand(runOwner, words.split(" "), { INIT_CWD: folder, DATA_DIRECTORY, DATABASE_URL });

  const moved = await newDatabase();
  const { output, ...rest } = await run("move", moved);
  expect(rest).toEqual({ status: 0, errors: "" });
  const lines = output.trim().split("\n");
  expect(lines).toContain("posts: 1101 rows before, 1101 after");
  expect(lines.filter((line) => !/^\w+: ([1-9]\d*) rows before, \1 after$/.test(line))).toEqual([
    "daily_refusals: 0 rows before, 0 after", // of an earlier version
  ]);
  expect(await run("move", moved)).toMatchObject({ status: 1, errors: expect.stringContaining("has rows already") });

  async function expectData(databaseUrl: string): Promise<void> {
    await using database = await openDatabase({ databaseUrl, dataDirectory: folder });
    expect(await findByToken(database, reportToken)).toMatchObject({ report: { decision: { outcome: "removed" } } });
    expect(await findRequest(database, accountToken)).toMatchObject({ userUuid: "can" });
    const { content } = await database
      .selectFrom("posts")
      .where("uuid", "=", "p7")
      .select("content")
      .executeTakeFirstOrThrow();
    expect(content).toBe("'\\ 🌊");
    const numbers = () => database.selectFrom("changes").select("number").orderBy("number").execute();
    const before = await numbers();
    await database.transaction().execute((transaction) => announceChanges(transaction, ["can"]));
    expect((await numbers()).at(-1)?.number).toBeGreaterThan(before.at(-1)?.number ?? 0);
    const counts = await openCounts({ databaseUrl, dataDirectory: folder });
    const { counts: sums } = await counts.readDays({ from: "2026-10-01", to: "2026-10-01" });
    await counts.close();
    expect(sums).toMatchObject([{ count: 7 }]);
  }
  await expectData(moved);

  expect(await run("backup backups", moved)).toMatchObject({ status: 0, errors: "" });
  const [name = ""] = await readdir(join(folder, "backups"));
  const backup = join(folder, "backups", name);
  expect((await readdir(backup)).sort()).toEqual(["media", "postgres.dump"]);
  await using newer = await openDatabase({ databaseUrl: moved, dataDirectory: folder });
  await newer.updateTable("accounts").set({ state: "frozen", delete_at: null }).execute();
  const deletion = { reference: "R2", requested_at: 1, deleted_at: Date.now() };
  await newer.insertInto("account_deletions").values(deletion).execute();

  const restored = await newDatabase();
  const answer = await run(`restore ${backup} --newer ${moved}`, restored);
  expect(answer).toMatchObject({ status: 0, errors: "" });
  expect(answer.output).toContain("as the newer database knows: 1 accounts");
  expect(answer.output).toContain("1 accounts are deleted, frozen or restored.");
  await expectData(restored);
  expect((await run(`restore ${backup}`, restored)).errors).toContain("There is a database already");

  const site = await startSite({ DATABASE_URL: restored, DATA_DIRECTORY });
  onTestFinished(site.stop);
  const statusOf = async (path: string) => (await fetch(site.origin + path)).status;
  expect([await statusOf("/post/open"), await statusOf("/post/p1"), await statusOf("/profile/can")]).toEqual([
    200, 410, 410,
  ]);

  await writeFile(join(folder, "reasons.txt"), "Kuralı çiğniyor.");
  const removal = await run("remove post/open --by Ece --ground Kural --text reasons.txt", restored);
  expect(removal).toMatchObject({ status: 0, errors: "" });
  await expect.poll(() => statusOf("/post/open")).toBe(410);

  // A dump that is cut off restores nothing.
  const dump = await readFile(join(backup, "postgres.dump"));
  await chmod(backup, 0o700);
  await writeFile(join(backup, "postgres.dump"), dump.subarray(0, dump.length / 2));
  const empty = await newDatabase();
  expect(await run(`restore ${backup}`, empty)).toMatchObject({ status: 1, output: "" });
  await using none = await openDatabase({ databaseUrl: empty, dataDirectory: folder });
  expect(await none.selectFrom("users").select("uuid").execute()).toEqual([]);
});
