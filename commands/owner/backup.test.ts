import { chown, mkdir, readdir, readFile, rm, stat, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, it, onTestFinished, vi } from "vitest";
import { dueAt, insertAccount } from "#backend/accounts/accounts.harness.ts";
import { openDatabase } from "#backend/db/open-database.ts";
import { insertPost, insertUser, reportRequest } from "#backend/db/test-rows.harness.ts";
import { insertReport } from "#backend/reports/reports.queries.ts";
import { runCommand } from "#scripts/test/run-command.harness.ts";
import { openCounts } from "#server/counts/store/count-store.ts";
import { temporaryFolder } from "#server/temporary-folder.harness.ts";
import { runOwner } from "../owner.ts";

const labels = { page: "landing", language: "tr", phone: "other", app: "none", place: "", detail: "" } as const;
const count = { day: "2026-10-01", event: "view", count: 7, ...labels } as const;

/** A site that runs on a folder, and the command beside it. */
async function startSite() {
  const folder = temporaryFolder();
  const dataDirectory = join(folder, "data");
  const database = await openDatabase({ dataDirectory });
  onTestFinished(() => database.destroy());
  for (const uuid of ["ada", "can", "ece"]) {
    await insertUser(database, { uuid });
    await insertPost(database, { uuid: `of-${uuid}`, author_uuid: uuid });
    await insertAccount(database, { user_uuid: uuid });
  }
  const counts = await openCounts({ databaseUrl: undefined, dataDirectory });
  onTestFinished(() => counts.close());
  await counts.add([count]);
  await mkdir(join(dataDirectory, "media"));
  await writeFile(join(dataDirectory, "media", "a.jpg"), "image");
  await writeFile(join(dataDirectory, "picture-key"), "key");
  vi.useFakeTimers({ toFake: ["Date"] });
  onTestFinished(() => void vi.useRealTimers());
  const run = (words: string, variables: Readonly<Record<string, string>> = {}) =>
    runCommand(runOwner, words.split(" "), { INIT_CWD: folder, DATA_DIRECTORY: dataDirectory, ...variables });
  async function backUp(time: string, words = "backup backups") {
    vi.setSystemTime(`${time}Z`);
    expect(await run(words)).toMatchObject({ status: 0, errors: "" });
    return join(folder, "backups", time.replaceAll(":", ""));
  }
  return { folder, dataDirectory, database, counts, run, backUp };
}

const modesIn = async (folder: string) =>
  Promise.all(
    (await readdir(folder, { recursive: true })).sort().map(async (name) => {
      const { mode } = await stat(join(folder, name));
      return `${name} ${(mode & 0o777).toString(8)}`;
    }),
  );

it("backs up a running site, whole and for its user alone, and restores it into an empty folder", async () => {
  const { folder, dataDirectory, run, backUp } = await startSite();
  const backup = await backUp("2026-10-01T03:15:00", "backup backups --keys");
  expect(await readdir(join(folder, "backups"))).toEqual(["2026-10-01T031500"]);
  expect(await modesIn(backup)).toEqual([
    "counts.sqlite 600",
    "database.sqlite 600",
    "keys 700",
    "keys/picture-key 600",
    "media 700",
    "media/a.jpg 600",
  ]);

  const DATA_DIRECTORY = join(folder, "restored");
  await mkdir(join(DATA_DIRECTORY, "cache"), { recursive: true });
  if (process.getuid?.() === 0) await chown(DATA_DIRECTORY, 1234, 1234);
  const { status, output, errors } = await run(`restore ${backup}`, { DATA_DIRECTORY });
  expect([status, errors]).toEqual([0, ""]);
  expect(output).toContain("2026-10-01T031500 is restored. There are 1 media files.");
  expect(output).toContain("not known");
  expect(await modesIn(DATA_DIRECTORY)).toEqual([
    "counts.sqlite 600",
    "database.sqlite 600",
    "media 700",
    "media/a.jpg 600",
    "picture-key 600",
  ]);
  const owners = (await readdir(DATA_DIRECTORY, { recursive: true })).map((name) => stat(join(DATA_DIRECTORY, name)));
  const { uid } = await stat(DATA_DIRECTORY);
  expect((await Promise.all(owners)).filter((one) => one.uid !== uid)).toEqual([]);
  const restored = await openDatabase({ dataDirectory: DATA_DIRECTORY });
  onTestFinished(() => restored.destroy());
  expect(await restored.selectFrom("posts").select("uuid").execute()).toHaveLength(3);
  const counts = await openCounts({ databaseUrl: undefined, dataDirectory: DATA_DIRECTORY });
  onTestFinished(() => counts.close());
  expect((await counts.readDays({ from: count.day, to: count.day })).counts).toMatchObject([{ count: 7 }]);

  const wallet = { GOOGLE_WALLET_ISSUER_ID: "3388000000012345678", GOOGLE_WALLET_KEY: join(folder, "google.json") };
  await writeFile(wallet.GOOGLE_WALLET_KEY, "{}");
  expect(await run("backup signed --keys", wallet)).toMatchObject({ status: 0, errors: "" });
  expect(await readdir(join(folder, "signed", "2026-10-01T031500", "keys"))).toEqual(["google.json", "picture-key"]);

  // Each media file takes its room once.
  await writeFile(join(dataDirectory, "media", "b.jpg"), "other");
  const second = await backUp("2026-10-02T03:15:00");
  const inode = async (path: string) => (await stat(path)).ino;
  expect(await inode(join(second, "media", "a.jpg"))).toBe(await inode(join(backup, "media", "a.jpg")));
  expect(await readFile(join(second, "media", "b.jpg"), "utf8")).toBe("other");

  // Nothing is written over, and nothing is left of what fails.
  const errorOf = async (words: string, variables = {}) => (await run(words, variables)).errors;
  expect(await errorOf(`restore ${backup}`)).toContain("There is a database already");
  expect(await errorOf("restore data")).toContain("is no backup");
  expect(await errorOf(`restore ${backup}`, { DATABASE_URL: "postgres://127.0.0.1:9/none" })).toContain("of SQLite");
  const unreachable = { DATABASE_URL: "postgres://127.0.0.1:9/none", PATH: "/none" };
  expect(await errorOf("backup backups", unreachable)).toContain("pg_dump is not on the PATH");
  expect(await readdir(join(folder, "backups"))).toHaveLength(2);
  expect(await errorOf("backup b", { DATA_DIRECTORY: join(folder, "none") })).toContain("There is no database");
  await writeFile(join(backup, "counts.sqlite"), "damaged");
  await rm(DATA_DIRECTORY, { recursive: true });
  await mkdir(DATA_DIRECTORY);
  expect(await errorOf(`restore ${backup}`, { DATA_DIRECTORY })).toContain("counts.sqlite is damaged");
  expect(await readdir(DATA_DIRECTORY)).toEqual([]);
  await mkdir(join(second, "media", "no-file"));
  expect(await errorOf(`restore ${second}`, { DATA_DIRECTORY })).toContain("no-file");
  expect(await readdir(DATA_DIRECTORY)).toEqual(["media"]);
});

it("says by day what was deleted since a backup, and does it again where the newer database is there", async () => {
  const { folder, database, run, backUp } = await startSite();
  const due = Date.parse("2026-10-02T09:00:00Z");
  await database.updateTable("accounts").set(dueAt(due)).where("user_uuid", "=", "ada").execute();
  const backup = await backUp("2026-10-01T03:15:00");
  vi.useRealTimers();
  await database.deleteFrom("accounts").where("user_uuid", "=", "can").execute();
  const deleted_at = Date.parse("2026-10-03T12:00:00Z");
  await database.insertInto("account_deletions").values({ reference: "R", requested_at: 1, deleted_at }).execute();
  const { reference } = await insertReport(database, {
    request: reportRequest,
    token: "t",
    now: due,
    dueAt: due,
    sendsMail: false,
  });

  await mkdir(join(folder, "one"));
  await mkdir(join(folder, "two"));
  const without = await run(`restore ${backup}`, { DATA_DIRECTORY: join(folder, "one") });
  expect(without.output).toContain("deleted within an hour of the next start: 1 accounts (2026-10-02: 1).");
  const wrong = await run(`restore ${backup} --newer backups`, { DATA_DIRECTORY: join(folder, "two") });
  expect([wrong.errors, await readdir(join(folder, "two"))]).toEqual([expect.stringContaining("no database"), []]);
  const { output, errors } = await run(`restore ${backup} --newer data`, { DATA_DIRECTORY: join(folder, "two") });
  expect(errors).toBe("");
  expect(output).toContain("Deleted since then, as the newer database knows: 1 accounts (2026-10-03: 1).");
  expect(output).toContain("1 accounts are deleted, frozen or restored.");
  expect(output).toContain(`it alone has 1 reports since then, ${reference} the first.`);
  expect(output).toContain("deleted within an hour of the next start: 2 accounts (2026-10-02: 1, ");
});
