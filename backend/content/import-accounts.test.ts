import { describe, expect, it } from "vitest";
import { testPasswordHash as passwordHash } from "#backend/accounts/accounts.harness.ts";
import { applyAction } from "#backend/accounts/accounts.queries.ts";
import { emptyTables, testDatabases } from "#backend/db/test-databases.harness.ts";
import { exportContent } from "./export-content.ts";
import { prepareImportTests } from "./import-tests.harness.ts";

const user = (uuid: string) => ({
  kind: "user",
  uuid,
  username: uuid,
  followersCount: 0,
  followingCount: 0,
  createdAt: "2024-01-02T03:04:05Z",
});
const account = (user: string, email = `${user}@example.com`) => ({ kind: "account", user, email, passwordHash });

describe.each(testDatabases)("accounts of a content file on $dialect", ({ share }) => {
  const tests = prepareImportTests(share);
  const { importLines } = tests;
  const freeze = (now: number) =>
    applyAction(tests.database, {
      userUuid: "ada",
      action: "freeze",
      token: `t${now}`,
      now,
      deleteAt: now,
      mailLocale: undefined,
    });

  it("are written with their normalized address, before or after their user", async () => {
    const result = await importLines([account("ada", "Ada@Example.COM"), user("ada")]);
    expect(result).toMatchObject({ kind: "imported", counts: { account: { added: 1 } } });
    expect(await tests.database.selectFrom("accounts").select(["email", "state"]).execute()).toEqual([
      { email: "ada@example.com", state: "active" },
    ]);
  });

  it("stay frozen when a line without a state is imported again, with a new address", async () => {
    await importLines([user("ada"), account("ada")]);
    const request = await freeze(100);
    expect(await importLines([account("ada", "new@example.com")])).toMatchObject({
      counts: { account: { changed: 1 } },
    });
    expect(await tests.database.selectFrom("accounts").selectAll().execute()).toMatchObject([
      { email: "new@example.com", ...request },
    ]);
  });

  it("are exported only where asked for, with their requests, and can be imported again", async () => {
    await importLines([user("ada"), user("can"), account("ada"), account("can")]);
    const request = await freeze(1000);
    expect((await Array.fromAsync(exportContent(tests.database))).map((line) => line.kind)).toEqual(["user", "user"]);
    const exported = await Array.fromAsync(exportContent(tests.database, { withAccounts: true }));
    expect(exported.slice(2)).toEqual([
      {
        ...account("ada"),
        state: "frozen",
        reference: request?.reference,
        requestedAt: "1970-01-01T00:00:01.000Z",
      },
      { ...account("can"), state: "active" },
    ]);
    await emptyTables(tests.database);
    await importLines(exported);
    expect(await Array.fromAsync(exportContent(tests.database, { withAccounts: true }))).toEqual(exported);
  });

  it.each([
    ["an address that another account has", [user("can"), account("can", "ada@example.com")], "line 2: email"],
    ["an account without a user", [account("nobody")], "line 1: user"],
    ["a second account of a user", [account("ada"), account("ada", "b@example.com")], "line 2: user"],
    ["a password", [{ ...account("ada"), passwordHash: "secret" }], "line 1: passwordHash"],
  ])("are refused with %s", async (_, lines, expected) => {
    await importLines([user("ada"), account("ada")]);
    const result = await importLines(lines);
    const issues = result.kind === "invalid" ? result.issues : [];
    expect(issues.map(({ line, field }) => `line ${line}: ${field}`)).toEqual([expected]);
    expect(JSON.stringify(issues)).not.toMatch(/secret|example/);
    expect(await tests.database.selectFrom("accounts").selectAll().execute()).toHaveLength(1);
  });
});
