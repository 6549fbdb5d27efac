import { PGlite } from "@electric-sql/pglite";
import { type Dialect, Kysely, PGliteDialect, sql } from "kysely";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { isPostgres } from "../is-postgres.ts";
import { NodeSqliteDialect } from "../sqlite-dialect.ts";
import { databaseStartTimeout } from "../test-databases.harness.ts";
import { findBreakingChanges, mayBreak, readSchema } from "./breaking-changes.harness.ts";
import { migrations } from "./migrations.ts";

/** What was taken away before two versions could run side by side. No migration joins it. */
const beforeTheRule: Readonly<Record<string, readonly string[]>> = {
  "0004-deletion-record": ["account_deletions.posts is gone", "account_deletions.media_files is gone"],
};

type Step = (database: Kysely<unknown>) => Promise<unknown>;

const dialects: [string, () => Dialect][] = [
  ["SQLite", () => new NodeSqliteDialect(":memory:")],
  ["PostgreSQL", () => new PGliteDialect({ pglite: new PGlite() })],
];

describe.each(dialects)("on %s", (_name, createDialect) => {
  let database: Kysely<unknown>;
  let schema: Awaited<ReturnType<typeof readSchema>>;
  beforeAll(async () => {
    database = new Kysely({ dialect: createDialect() });
    schema = await readSchema(database);
  }, databaseStartTimeout);
  afterAll(() => database.destroy());

  /** What a step breaks. */
  async function broken(step: Step): Promise<string[]> {
    const before = schema;
    await step(database);
    schema = await readSchema(database);
    return findBreakingChanges(before, schema);
  }

  it(
    "no migration takes away what the version before needs, or is named as one that does",
    async () => {
      for (const [index, [name, { up }]] of Object.entries(migrations).entries()) {
        const changes = await broken(up);
        if (mayBreak(name, Object.keys(migrations).slice(0, index))) continue;
        expect([name, changes]).toEqual([name, beforeTheRule[name] ?? []]);
      }
    },
    databaseStartTimeout,
  );

  it(
    "tells what breaks the version before from what does not",
    async () => {
      const create: Step = async ({ schema }) => {
        for (const name of ["things", "others"]) {
          await schema
            .createTable(name)
            .addColumn("id", "integer", (column) => column.primaryKey().notNull())
            .addColumn("name", "text")
            .addColumn("size", "integer", (column) => column.notNull().defaultTo(0))
            .addColumn("color", "text")
            .execute();
        }
      };
      expect(await broken(create)).toEqual([]);
      const add: Step = ({ schema }) => schema.alterTable("things").addColumn("more", "text").execute();
      expect(await broken(add)).toEqual([]);
      const addDefault: Step = ({ schema }) =>
        schema
          .alterTable("things")
          .addColumn("count", "integer", (column) => column.notNull().defaultTo(1))
          .execute();
      expect(await broken(addDefault)).toEqual([]);
      const index: Step = ({ schema }) => schema.createIndex("by_name").on("things").column("name").execute();
      expect(await broken(index)).toEqual([]);

      const unique: Step = ({ schema }) =>
        schema.createIndex("one_name").unique().on("things").column("name").execute();
      expect(await broken(unique)).toEqual([expect.stringMatching(/^things has a new rule: .*unique.*one_name/i)]);
      const rename: Step = ({ schema }) => schema.alterTable("things").renameColumn("color", "hue").execute();
      expect(await broken(rename)).toEqual(["things.color is gone"]);
      const drop: Step = ({ schema }) => schema.alterTable("things").dropColumn("hue").execute();
      expect(await broken(drop)).toEqual(["things.hue is gone"]);
      const retype: Step = async ({ schema }) => {
        await schema.alterTable("things").dropColumn("more").execute();
        await schema.alterTable("things").addColumn("more", "bigint").execute();
      };
      expect(await broken(retype)).toEqual([expect.stringMatching(/^things\.more is (bigint|int8), not text$/i)]);
      const renameTable: Step = ({ schema }) => schema.alterTable("others").renameTo("rest").execute();
      expect(await broken(renameTable)).toEqual(["others is gone"]);
      if (!isPostgres(database)) return; // SQLite demands a default of a new column, and changes none
      const requireNew: Step = ({ schema }) =>
        schema
          .alterTable("things")
          .addColumn("owner", "text", (column) => column.notNull())
          .execute();
      expect(await broken(requireNew)).toEqual(["things.owner is new and required"]);
      const require: Step = (given) => sql`alter table things alter column name set not null`.execute(given);
      expect(await broken(require)).toEqual(["things.name is required"]);
      const dropDefault: Step = (given) => sql`alter table things alter column size drop default`.execute(given);
      expect(await broken(dropDefault)).toEqual(["things.size has no default any more"]);
      const reference: Step = (given) =>
        sql`alter table things add foreign key (name) references rest (color)`.execute(given);
      await broken((given) => sql`alter table rest add unique (color)`.execute(given));
      expect(await broken(reference)).toEqual([expect.stringMatching(/^things has a new rule: FOREIGN KEY/)]);
    },
    databaseStartTimeout,
  );
});

it("a contract has the name of an earlier migration", () => {
  const earlier = ["0001-content", "0005-event-places"];
  expect(mayBreak("0006-event-places-contract", earlier)).toBe(true);
  for (const name of ["0006-event-places", "0006-contract", "0006-places-contract", "0006-event-places-contract-2"]) {
    expect([name, mayBreak(name, earlier)]).toEqual([name, false]);
  }
  expect(mayBreak("0006-event-places-contract", [])).toBe(false);
});
