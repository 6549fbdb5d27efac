import { beforeEach, describe, expect, it } from "vitest";
import { testDatabases } from "#backend/db/test-databases.harness.ts";
import { insertPost, insertUser } from "#backend/db/test-rows.harness.ts";
import { findOtherPosts, findPost } from "#backend/posts/posts.queries.ts";
import type { AccountAction } from "#contract/account-deletion-fields.ts";
import { insertAccount } from "./accounts.harness.ts";
import { applyAction, cancelRequest, findRequest } from "./accounts.queries.ts";

describe.each(testDatabases)("accounts on $dialect", ({ share }) => {
  const database = share();
  beforeEach(async () => {
    await insertUser(database, { uuid: "ada" });
    await insertUser(database, { uuid: "can" });
    await insertPost(database, { uuid: "p1", author_uuid: "ada" });
    await insertPost(database, { uuid: "p2", author_uuid: "can" });
    await insertAccount(database, { user_uuid: "ada" });
  });

  const apply = (action: AccountAction, token: string, now: number, mailLocale?: string) =>
    applyAction(database, { userUuid: "ada", action, token, now, deleteAt: now + 500, mailLocale });
  const tokens = () => database.selectFrom("account_tokens").select("token_hash").execute();

  it("deletes, freezes and restores, and stores no token that can be read", async () => {
    const deleting = await apply("delete", "t1", 100);
    expect(deleting).toMatchObject({ state: "deleting", requested_at: 100, delete_at: 600 });
    expect(deleting?.reference).toMatch(/^[0-9A-Z]{4}(-[0-9A-Z]{4}){2}$/);
    expect(JSON.stringify(await tokens())).not.toContain("t1");
    const frozen = await apply("freeze", "t2", 200);
    expect(frozen).toMatchObject({ state: "frozen", requested_at: 200, delete_at: null });
    expect(frozen?.reference).not.toBe(deleting?.reference);
    expect(await apply("restore", "t3", 300)).toEqual({ ...frozen, state: "active" });
  });

  it.each(["delete", "freeze", "restore"] as const)(
    "keeps reference and dates where %s is repeated, and makes every token valid",
    async (action) => {
      const first = await apply(action, "t1", 100);
      expect(await apply(action, "t2", 200)).toEqual(first);
      for (const token of ["t1", "t2"]) expect((await findRequest(database, token))?.request).toEqual(first);
    },
  );

  it("forgets the tokens of a request that a later one replaces", async () => {
    await apply("freeze", "t1", 100);
    await apply("delete", "t2", 200);
    expect(await findRequest(database, "t1")).toBeUndefined();
    expect(await cancelRequest(database, "t1", 300)).toBeUndefined();
    expect((await findRequest(database, "t2"))?.request.state).toBe("deleting");
  });

  it("forgets the tokens of a restored account, but for that of its receipt", async () => {
    for (const restore of [() => apply("restore", "t3", 300), () => cancelRequest(database, "t2", 300)]) {
      await apply("delete", "t1", 100);
      await apply("delete", "t2", 200);
      expect(await tokens()).toHaveLength(2);
      await restore();
      expect(await tokens()).toHaveLength(1);
    }
    expect((await findRequest(database, "t2"))?.request.state).toBe("active");
  });

  it("cancels by token, once or more often, and never by another", async () => {
    await apply("delete", "t1", 100);
    expect(await cancelRequest(database, "t0", 150)).toBeUndefined();
    for (const now of [200, 300]) {
      expect(await cancelRequest(database, "t1", now)).toMatchObject({
        userUuid: "ada",
        request: { state: "active", requested_at: 100, delete_at: null },
      });
    }
  });

  it("hides the content of a frozen account from readers and from other posts", async () => {
    await apply("freeze", "t1", 100);
    expect((await findPost(database, "p1"))?.account_state).toBe("frozen");
    expect(await findOtherPosts(database, "nobody", 5)).toMatchObject([{ uuid: "p2" }]);
    await apply("restore", "t2", 200);
    expect(await findOtherPosts(database, "nobody", 5)).toHaveLength(2);
  });

  it("announces who was hidden and shown, and nothing for a repeated request", async () => {
    for (const token of ["t1", "t2"]) await apply("freeze", token, 100);
    await apply("restore", "t3", 200);
    const changes = await database.selectFrom("changes").select("user_uuid").execute();
    expect(changes.map((row) => row.user_uuid)).toEqual(["ada", "ada"]);
  });

  it("queues one receipt for a new request, none for a repeated one, and drops it on a restore", async () => {
    const mails = () => database.selectFrom("account_mails").selectAll().execute();
    await apply("freeze", "t1", 100, "tr");
    await database.updateTable("account_mails").set({ attempts: 3 }).execute();
    await apply("freeze", "t2", 200, "ar");
    expect(await mails()).toEqual([{ user_uuid: "ada", locale: "tr", attempts: 3, send_at: 100 }]);
    await apply("delete", "t3", 300, "ar");
    expect(await mails()).toEqual([{ user_uuid: "ada", locale: "ar", attempts: 0, send_at: 300 }]);
    await apply("restore", "t4", 400, "ar");
    expect(await mails()).toEqual([]);
  });

  it("gives concurrent requests for the same the same reference", async () => {
    const requests = await Promise.all(["t1", "t2", "t3", "t4"].map((token) => apply("delete", token, 100)));
    expect(new Set(requests.map((request) => request?.reference)).size).toBe(1);
    expect(await tokens()).toHaveLength(4);
  });

  it("does nothing for an account that is gone", async () => {
    await database.deleteFrom("accounts").execute();
    expect(await apply("delete", "t1", 100)).toBeUndefined();
  });
});
