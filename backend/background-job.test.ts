import { mkdir, readdir, utimes, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { sql } from "kysely";
import { beforeEach, describe, expect, it, onTestFinished, vi } from "vitest";
import { dueAt, insertAccount, testContext } from "#backend/accounts/accounts.harness.ts";
import { deleteAccount } from "#backend/accounts/delete-account.ts";
import type { Tables } from "#backend/db/tables.ts";
import { testDatabases } from "#backend/db/test-databases.harness.ts";
import { insertMedia, insertPost, insertUser } from "#backend/db/test-rows.harness.ts";
import { findTicket } from "#backend/tickets/tickets.queries.ts";
import { temporaryFolder } from "#server/temporary-folder.harness.ts";
import { createBackgroundJob, runBackgroundJob } from "./background-job.ts";

const dayMs = 24 * 3600_000;
const due = 10 * 365 * dayMs;

describe.each(testDatabases)("the background job on $dialect", ({ dialect, share }) => {
  const database = share();
  let dataDirectory: string;
  beforeEach(async () => {
    dataDirectory = temporaryFolder();
    await mkdir(join(dataDirectory, "media"));
  });

  /** A media row and its three files, as old as 1970. */
  async function addMedia(name: string): Promise<void> {
    const files = { name: `${name}.jpg`, medium: `${name}-m.webp`, thumb: `${name}-t.webp` };
    await insertMedia(database, files);
    for (const file of Object.values(files)) await writeFile(join(dataDirectory, "media", file), name);
    for (const file of Object.values(files)) await utimes(join(dataDirectory, "media", file), 0, 0);
  }
  const attach = (post: string, media: string, position = 0) =>
    database
      .insertInto("post_media")
      .values({ post_uuid: post, role: "picture", position, media, alt: null })
      .execute();
  const files = async () => (await readdir(join(dataDirectory, "media"))).sort();
  const names = async (table: "users" | "posts") =>
    (await database.selectFrom(table).select("uuid").orderBy("uuid").execute()).map((row) => row.uuid);
  const queued = async () =>
    (await database.selectFrom("media_deletions").select("name").orderBy("name").execute()).map(({ name }) => name);
  const countDeleted = ({ logged }: { logged: readonly string[] }) =>
    logged.filter((line) => line.includes("account deleted")).length;
  const count = async (table: keyof Tables) => (await database.selectFrom(table).selectAll().execute()).length;

  function contextAt(now: number, settings: Parameters<typeof testContext>[1] = {}) {
    const context = testContext(database, { mediaDirectory: join(dataDirectory, "media"), ...settings });
    context.setNow(now);
    return context;
  }

  it("deletes a due account with everything of it, and nothing of anybody else", async () => {
    for (const name of ["avatar", "own", "shared"]) await addMedia(name);
    await insertMedia(database, { name: "https://cdn.example/far.jpg" });
    await insertUser(database, { uuid: "ada", avatar: "avatar.jpg" });
    await insertUser(database, { uuid: "can", avatar: "shared.jpg" });
    await insertPost(database, { uuid: "a1", author_uuid: "ada" });
    await insertPost(database, { uuid: "a2", author_uuid: "ada", is_public: 0 });
    await insertPost(database, { uuid: "c1", author_uuid: "can" });
    await attach("a1", "own.jpg");
    await attach("a1", "shared.jpg", 1);
    await attach("a2", "https://cdn.example/far.jpg");
    await insertAccount(database, { user_uuid: "ada", ...dueAt(due) });
    await insertAccount(database, { user_uuid: "can" });
    await database.insertInto("account_tokens").values({ token_hash: "h", user_uuid: "ada" }).execute();

    const context = contextAt(due);
    expect(await runBackgroundJob(context)).toBe("done");
    expect(await names("users")).toEqual(["can"]);
    expect(await names("posts")).toEqual(["c1"]);
    expect(await count("post_stats")).toBe(1);
    expect(await count("post_media")).toBe(0);
    expect(await count("account_tokens")).toBe(0);
    expect(await count("accounts")).toBe(1);
    expect(await files()).toEqual(["shared-m.webp", "shared-t.webp", "shared.jpg"]);
    expect(await database.selectFrom("account_deletions").selectAll().execute()).toEqual([
      { reference: `R-${due}`, requested_at: 1, deleted_at: due },
    ]);
    const changes = await database.selectFrom("changes").orderBy("number").select(["user_uuid", "media"]).execute();
    expect(changes.flatMap(({ user_uuid }) => user_uuid ?? [])).toEqual(["ada"]);
    expect(changes.flatMap(({ media }) => media ?? []).toSorted()).toEqual([
      "avatar-m.webp",
      "avatar-t.webp",
      "avatar.jpg",
      "https://cdn.example/far.jpg",
      "own-m.webp",
      "own-t.webp",
      "own.jpg",
    ]);
    expect(context.logged.join("")).not.toMatch(/ada|example/);
  });

  it.each([
    ["31 days ahead", 31 * dayMs],
    ["five minutes behind", -300_000],
  ])("does nothing on a machine whose clock is %s, and says so", async (_, offset) => {
    await insertUser(database, { uuid: "ada" });
    await insertAccount(database, { user_uuid: "ada", ...dueAt(due) });
    await database
      .insertInto("rate_limits")
      .values({ key: "counting", points: 1, expire: due + 1 })
      .execute();
    const [now, databaseTime] = offset > 0 ? [due - 1 + offset, due - 1] : [due + offset, due];
    const sendMail = vi.fn();
    const context = contextAt(now, { sendMail });
    context.setDatabaseTime(databaseTime);
    await runBackgroundJob(context);
    expect(await names("users")).toEqual(["ada"]);
    expect(await count("rate_limits")).toBe(1);
    expect(JSON.parse(context.logged.join(""))).toMatchObject({
      offsetSeconds: offset / 1000,
      msg: "background job not run: the clock of this machine is wrong",
    });

    // The clock that counts is the database's, within the minute too.
    context.setNow(due + 59_000);
    context.setDatabaseTime(due - 1);
    await runBackgroundJob(context);
    expect(await names("users")).toEqual(["ada"]);
    context.setDatabaseTime(due);
    await runBackgroundJob(context);
    expect(await names("users")).toEqual([]);
    await database.deleteFrom("rate_limits").execute();
  });

  it("keeps tickets, which belong to no account, and the files that their events need", async () => {
    await addMedia("stage");
    await insertUser(database, { uuid: "ada", avatar: "stage.jpg" });
    await insertAccount(database, { user_uuid: "ada", ...dueAt(due) });
    const event = { uuid: "e", slug: "konser", title: "Konser", address: "İzmir", description: "", start_time: 0 };
    await database
      .insertInto("events")
      .values({ ...event, background: "stage.jpg" })
      .execute();
    const pack = { uuid: "pk", event_uuid: "e", name: "Sahne önü", price_kurus: 0 };
    await database.insertInto("packages").values(pack).execute();
    await database.insertInto("tickets").values({ uuid: "t", package_uuid: "pk", created_at: 5 }).execute();
    for (const now of [due, due + 100 * 365 * dayMs]) await runBackgroundJob(contextAt(now));
    expect(await names("users")).toEqual([]);
    const ticket = { slug: "konser", packageUuid: "pk", ticketUuid: "t" };
    expect(await findTicket(database, ticket)).toMatchObject({ uuid: "t", background: "stage.jpg" });
    expect(await files()).toEqual(["stage-m.webp", "stage-t.webp", "stage.jpg"]);
  });

  it("keeps a queued file that a row needs again, and one that was written within the hour", async () => {
    await addMedia("again");
    await writeFile(join(dataDirectory, "media", "young.jpg"), "young");
    await utimes(join(dataDirectory, "media", "young.jpg"), due / 1000, due / 1000);
    for (const name of ["again-m.webp", "young.jpg", "gone.jpg"]) {
      await database.insertInto("media_deletions").values({ name, queued_at: 1 }).execute();
    }
    await runBackgroundJob(contextAt(due + 3599_000));
    expect(await files()).toEqual(["again-m.webp", "again-t.webp", "again.jpg", "young.jpg"]);
    expect(await queued()).toEqual(["young.jpg"]);
    await runBackgroundJob(contextAt(due + 3601_000));
    expect(await files()).not.toContain("young.jpg");
  });

  it("forgets the record of a deletion after three years, changes after a week, and limits once they mean nothing", async () => {
    const record = { requested_at: 1 };
    await database
      .insertInto("account_deletions")
      .values([
        { ...record, reference: "old", deleted_at: due - 3 * 365 * dayMs - 1 },
        { ...record, reference: "new", deleted_at: due - 3 * 365 * dayMs },
      ])
      .execute();
    await database
      .insertInto("rate_limits")
      .values([
        { key: "over", points: 1, expire: due - 1 },
        { key: "counting", points: 1, expire: due + 1 },
      ])
      .execute();
    const week = 7 * dayMs;
    for (const changed_at of [due - week - 1, due - week]) {
      await database.insertInto("changes").values({ user_uuid: "ada", media: null, changed_at }).execute();
    }
    await runBackgroundJob(contextAt(due));
    expect(await database.selectFrom("account_deletions").select("reference").execute()).toEqual([
      { reference: "new" },
    ]);
    expect(await database.selectFrom("changes").select("changed_at").execute()).toEqual([{ changed_at: due - week }]);
    expect(await database.selectFrom("rate_limits").select("key").execute()).toEqual([{ key: "counting" }]);
    await database.deleteFrom("rate_limits").execute();
  });

  it("deletes nobody whose state has changed since the account was found", async () => {
    const states = [
      { ...dueAt(due), state: "active", delete_at: null },
      { ...dueAt(due), state: "frozen" },
      { ...dueAt(due), delete_at: null },
      { ...dueAt(due + 1) },
    ] as const;
    for (const [index, state] of states.entries()) {
      const uuid = `user-${index}`;
      await insertUser(database, { uuid });
      await insertAccount(database, { user_uuid: uuid, ...state });
      expect(await database.transaction().execute((transaction) => deleteAccount(transaction, uuid, due))).toBe(false);
    }
    expect(await database.transaction().execute((transaction) => deleteAccount(transaction, "nobody", due))).toBe(
      false,
    );
    expect(await names("users")).toHaveLength(states.length);
  });

  it.each([{ reference: null }, { requested_at: null }])(
    "deletes nobody without a whole request, which holds up no other account and no mail: %o",
    async (gap) => {
      for (const uuid of ["ada", "can", "ece"]) await insertUser(database, { uuid });
      await insertAccount(database, { user_uuid: "ada", ...dueAt(due - 1), ...gap });
      await insertAccount(database, { user_uuid: "can", ...dueAt(due) });
      await insertAccount(database, { user_uuid: "ece", ...dueAt(due + 1) });
      const mail = { user_uuid: "ece", locale: "tr", attempts: 0, send_at: due };
      await database.insertInto("account_mails").values(mail).execute();
      const sent: string[] = [];
      const context = contextAt(due, { sendMail: async ({ to }) => void sent.push(to) });
      await runBackgroundJob(context);
      expect(await names("users")).toEqual(["ada", "ece"]);
      expect(sent).toEqual(["ece@example.com"]);
      expect(context.logged.join("")).toContain("a deletion has no reference");
    },
  );

  it("leaves a file that cannot be deleted in the queue, which holds up no other file", async () => {
    await mkdir(join(dataDirectory, "media", "folder.jpg"));
    await utimes(join(dataDirectory, "media", "folder.jpg"), 0, 0);
    await addMedia("old");
    await database.deleteFrom("media").execute();
    for (const name of ["folder.jpg", "old.jpg"]) {
      await database.insertInto("media_deletions").values({ name, queued_at: 1 }).execute();
    }
    const context = contextAt(due);
    await runBackgroundJob(context);
    expect(await database.selectFrom("changes").select("media").execute()).toEqual([{ media: "old.jpg" }]);
    expect(await files()).toEqual(["folder.jpg", "old-m.webp", "old-t.webp"]);
    expect(context.logged.join("")).toContain("media file not deleted");
    expect(await queued()).toEqual(["folder.jpg"]);
  });

  it("ends before the next account where the process stops", async () => {
    for (const uuid of ["ada", "can"]) {
      await insertUser(database, { uuid });
      await insertAccount(database, { user_uuid: uuid, ...dueAt(due) });
    }
    const context = contextAt(due);
    await runBackgroundJob(context, () => countDeleted(context) === 1);
    expect(await names("users")).toHaveLength(1);
    expect(countDeleted(context)).toBe(1);
  });

  describe("by itself", () => {
    /** A job whose clock is wound by hand. */
    function createJob(settings: Parameters<typeof testContext>[1] = {}) {
      const context = contextAt(due, settings);
      const ticks = new Set<() => void>();
      const every = (_: number, tick: () => void) => {
        ticks.add(tick);
        return () => void ticks.delete(tick);
      };
      const job = createBackgroundJob({ ...context, clock: { ...context.clock, every } });
      const addDue = async (uuid: string) => {
        await insertUser(database, { uuid });
        await insertAccount(database, { user_uuid: uuid, ...dueAt(due), reference: uuid });
      };
      const deleted = (count: number) => expect.poll(() => countDeleted(context)).toBe(count);
      return { ...context, job, ticks, addDue, deleted };
    }

    it("runs at the start, from time to time and when it is woken, and not after its end", async () => {
      const { job, ticks, addDue, deleted, logged } = createJob();
      await addDue("ada");
      job.wake();
      expect(ticks.size).toBe(0);
      job.start();
      job.start();
      expect(ticks.size).toBe(1);
      await deleted(1);
      await addDue("can");
      for (const tick of ticks) tick();
      await deleted(2);
      await addDue("ece");
      job.wake();
      await deleted(3);
      await job.close();
      expect(ticks.size).toBe(0);
      await addDue("oya");
      job.wake();
      await job.close();
      expect(countDeleted({ logged })).toBe(3);
    });

    it("sends at once what is queued behind any number of mails", async () => {
      const sent: string[] = [];
      const { job } = createJob({ sendMail: async ({ to }) => void sent.push(to) });
      for (let number = 0; number < 121; number++) {
        const user_uuid = `user${number}`;
        await insertUser(database, { uuid: user_uuid });
        await insertAccount(database, { user_uuid, ...dueAt(due + 1), reference: user_uuid });
        const mail = { user_uuid, locale: "tr", attempts: 0, send_at: number };
        await database.insertInto("account_mails").values(mail).execute();
      }
      job.start();
      await expect.poll(() => sent.at(-1)).toBe("user120@example.com");
      expect(sent).toHaveLength(121);
      await job.close();
    });

    it.skipIf(dialect !== "SQLite")(
      "deletes nobody where the clock has leapt since its last run, and sends mails",
      async () => {
        onTestFinished(async () => void (await sql`pragma user_version = 0`.execute(database)));
        const sent: string[] = [];
        const { job, ticks, addDue, deleted, setNow } = createJob({ sendMail: async ({ to }) => void sent.push(to) });
        setNow(due - 31 * dayMs);
        await insertUser(database, { uuid: "can" });
        await insertAccount(database, { user_uuid: "can", ...dueAt(due - 31 * dayMs) });
        job.start();
        await deleted(1);

        setNow(due);
        await addDue("ada");
        const mail = { user_uuid: "ada", locale: "tr", attempts: 0, send_at: due };
        await database.insertInto("account_mails").values(mail).execute();
        for (const tick of ticks) tick();
        await expect.poll(() => sent).toEqual(["ada@example.com"]);
        await job.close();
        expect(await names("users")).toEqual(["ada"]);
      },
    );

    it("says why a run has failed, sends mails all the same, and runs again", async () => {
      const sent: string[] = [];
      const { job, addDue, deleted, logged, ticks } = createJob({
        sendMail: async ({ to }) => void sent.push(to),
      });
      await sql`alter table media_deletions rename to taken_away`.execute(database);
      await insertUser(database, { uuid: "ece" });
      await insertAccount(database, { user_uuid: "ece", ...dueAt(due + 1) });
      const mail = { user_uuid: "ece", locale: "tr", attempts: 0, send_at: due };
      await database.insertInto("account_mails").values(mail).execute();
      job.start();
      await expect.poll(() => logged.join("")).toContain("media_deletions");
      expect(sent).toEqual(["ece@example.com"]);
      expect(logged.join("")).toContain("background job failed");
      await sql`alter table taken_away rename to media_deletions`.execute(database);
      await addDue("ada");
      for (const tick of ticks) tick();
      await deleted(1);
      await job.close();
    });
  });
});
