import { describe, expect, it, onTestFinished } from "vitest";
import { dueAt, insertAccount, testContext } from "#backend/accounts/accounts.harness.ts";
import { testDatabases } from "#backend/db/test-databases.harness.ts";
import { insertPost, insertUser } from "#backend/db/test-rows.harness.ts";
import { restrict } from "#backend/restrictions/restrictions.queries.ts";
import { deleteWhatIsDue } from "./delete-what-is-due.ts";
import { readLaterChanges, redoLaterChanges } from "./later-changes.ts";

describe.each(testDatabases)("on $dialect", ({ open }) => {
  it("does again in a copy what was deleted, asked for and hidden after it", async () => {
    const [database, copy] = [await open(), await open()];
    for (const one of [database, copy]) {
      onTestFinished(() => one.destroy());
      for (const uuid of ["gone", "frozen", "back", "same"]) {
        await insertUser(one, { uuid });
        await insertPost(one, { uuid: `of-${uuid}`, author_uuid: uuid });
      }
    }
    for (const user_uuid of ["gone", "back", "same"]) await insertAccount(copy, { user_uuid });
    await copy.updateTable("accounts").set(dueAt(1500)).where("user_uuid", "=", "back").execute();
    await insertAccount(copy, { user_uuid: "frozen" });
    for (const user_uuid of ["back", "same"]) await insertAccount(database, { user_uuid });
    const frozen = { state: "frozen", reference: "F", requested_at: 1200 } as const;
    await insertAccount(database, { user_uuid: "frozen", ...frozen });
    const deletion = { reference: "R-1", requested_at: 1, deleted_at: 900 };
    for (const one of [database, copy]) await one.insertInto("account_deletions").values(deletion).execute();
    await database
      .insertInto("account_deletions")
      .values({ ...deletion, reference: "R-2", deleted_at: 800 })
      .execute();
    const hiding = { targets: [{ kind: "post", uuid: "of-same" }], state: "removed", reference: "K" } as const;
    await database.transaction().execute((one) => restrict(one, { ...hiding, blockedBy: undefined, now: 700 }));

    const later = await readLaterChanges(database);
    await expect(redoLaterChanges(copy, { ...later, accounts: [] }, 2000)).rejects.toThrow("lacks 4 accounts");
    expect(await redoLaterChanges(copy, later, 2000)).toEqual({
      accounts: 3,
      decisions: 1,
      deletions: [800],
      lostReports: [],
    });
    expect(await redoLaterChanges(copy, later, 2000)).toEqual({
      accounts: 0,
      decisions: 0,
      deletions: [800],
      lostReports: [],
    });

    const context = testContext(copy);
    context.setNow(2000);
    await deleteWhatIsDue(context, () => false);
    const left = copy.selectFrom("accounts").select(["user_uuid", "state", "reference"]).orderBy("user_uuid");
    expect(await left.execute()).toEqual([
      { user_uuid: "back", state: "active", reference: null },
      { user_uuid: "frozen", state: "frozen", reference: "F" },
      { user_uuid: "same", state: "active", reference: null },
    ]);
    expect(await copy.selectFrom("content_restrictions").select("id").execute()).toHaveLength(1);
  });
});
