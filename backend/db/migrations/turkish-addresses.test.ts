import { Kysely, sql } from "kysely";
import { expect, it, onTestFinished, vi } from "vitest";
import { runMigration } from "../migrate.ts";
import type { Tables } from "../tables.ts";
import { databaseStartTimeout, testDialects } from "../test-databases.harness.ts";
import { insertUser } from "../test-rows.harness.ts";
import { migrations } from "./migrations.ts";

it.each(testDialects)(
  "addresses with a dotted i are spelled as they are looked for, and accounts are not merged, on $dialect",
  async ({ create }) => {
    const database = new Kysely<Tables>({ dialect: create() });
    onTestFinished(() => database.destroy());
    const steps = Object.entries(migrations);
    const at = steps.findIndex(([name]) => name === "0008-turkish-addresses");
    for (const [, migration] of steps.slice(0, at)) await runMigration(database, migration);
    const dotted = { name: "zi\u0307n", domain: new URL("http://postai\u0307.example").hostname };
    for (const [uuid, email] of [
      ["a", `${dotted.name}@a.example`],
      ["b", `ada@${dotted.domain}`],
      ["c", "gün@xn--nar-1la48a.example"],
      ["d", "ada@d.example"],
      ["e", `${dotted.name}@e.example`],
      ["f", "zin@e.example"],
    ] as const) {
      await insertUser(database, { uuid });
      await sql`insert into accounts (user_uuid, email, password_hash, state)
        values (${uuid}, ${email}, '', 'active')`.execute(database);
    }
    for (const [reference, email] of [
      ["1", `${dotted.name}@${dotted.domain}`],
      ["2", null],
      ["3", "zin@a.example"],
    ] as const) {
      await sql`insert into reports (reference, kind, state, received_at, due_at, is_mailed, locale, email)
        values (${reference}, 'information', 'received', 0, 0, 0, 'tr', ${email})`.execute(database);
    }
    const warn = vi.spyOn(process, "emitWarning").mockReturnValue();

    await runMigration(database, migrations["0008-turkish-addresses"] ?? []);
    const accounts = await database.selectFrom("accounts").select("email").orderBy("user_uuid").execute();
    expect(accounts.map(({ email }) => email)).toEqual([
      "zin@a.example",
      "ada@postai.example",
      "gün@xn--nar-1la48a.example",
      "ada@d.example",
      `${dotted.name}@e.example`,
      "zin@e.example",
    ]);
    expect(warn.mock.calls).toEqual([[expect.stringMatching(/^accounts e and f have the same e-mail address/)]]);
    const reports = await database.selectFrom("reports").select("email").orderBy("reference").execute();
    expect(reports.map(({ email }) => email)).toEqual(["zin@postai.example", null, "zin@a.example"]);
  },
  databaseStartTimeout,
);
