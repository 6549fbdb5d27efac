import { type Dialect, Kysely, PGliteDialect, sql } from "kysely";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { isPostgres } from "../is-postgres.ts";
import { runMigration } from "../migrate.ts";
import { NodeSqliteDialect } from "../sqlite-dialect.ts";
import { databaseStartTimeout, startPostgres } from "../test-databases.harness.ts";
import { migrations } from "./migrations.ts";

interface Column {
  readonly type: string;
  readonly isNullable: boolean;
  readonly hasDefault: boolean;
}

interface Table {
  readonly columns: ReadonlyMap<string, Column>;
  /** Unique and foreign keys, checks. */
  readonly constraints: ReadonlySet<string>;
}

/** Tables by their names. */
type Schema = ReadonlyMap<string, Table>;

/** Reads what the tables demand of those who read and write them. */
async function readSchema(database: Kysely<unknown>): Promise<Schema> {
  const { rows } = await (isPostgres(database)
    ? sql<{ table: string; rule: string }>`
        select conrelid::regclass::text as "table", pg_get_constraintdef(oid) as rule from pg_constraint
        where connamespace = 'public'::regnamespace and contype in ('c', 'f', 'p', 'u', 'x')
        union all select tablename, indexdef from pg_indexes where indexdef like 'CREATE UNIQUE INDEX%'`
    : sql<{ table: string; rule: string }>`
        select tables.name as "table", 'unique ' || keys.name as rule
        from sqlite_schema as tables, pragma_index_list(tables.name) as keys where keys."unique"
        union all select tables.name, 'foreign key ' || keys."from" || ' ' || keys."table"
        from sqlite_schema as tables, pragma_foreign_key_list(tables.name) as keys`
  ).execute(database);
  const tables = await database.introspection.getTables();
  return new Map(
    tables.map(({ name, columns }) => {
      const described = columns.map(({ name, dataType, isNullable, hasDefaultValue }) => {
        return [name, { type: dataType, isNullable, hasDefault: hasDefaultValue }] as const;
      });
      const constraints = rows.filter(({ table }) => table === name).map(({ rule }) => rule);
      return [name, { columns: new Map(described), constraints: new Set(constraints) }];
    }),
  );
}

/**
 * Finds what the version before cannot work with: tables and columns that are gone, or of another type, and all that its
 * rows may not fulfil.
 */
function findBreakingChanges(before: Schema, after: Schema): string[] {
  return [...before].flatMap(([table, old]) => {
    const now = after.get(table);
    if (!now) return [`${table} is gone`];
    const ofColumns = [...old.columns].flatMap(([name, column]) => {
      const found = now.columns.get(name);
      const is = (what: string) => [`${table}.${name} ${what}`];
      if (!found) return is("is gone");
      if (found.type !== column.type) return is(`is ${found.type}, not ${column.type}`);
      if (column.isNullable && !found.isNullable) return is("is required");
      return column.hasDefault && !found.hasDefault && !found.isNullable ? is("has no default any more") : [];
    });
    const required = [...now.columns].filter(
      ([name, { isNullable, hasDefault }]) => !old.columns.has(name) && !isNullable && !hasDefault,
    );
    const rules = [...now.constraints].filter((rule) => !old.constraints.has(rule));
    return [
      ...ofColumns,
      ...required.map(([name]) => `${table}.${name} is new and required`),
      ...rules.map((rule) => `${table} has a new rule: ${rule}`),
    ];
  });
}

/**
 * Tells whether a migration may break the version before: its name ends in `-contract`, and an earlier migration of the
 * same name has created or replaced what it takes away.
 */
function mayBreak(name: string, earlier: readonly string[]): boolean {
  const [, subject] = /^\d{4}-(.+)-contract$/.exec(name) ?? [];
  return subject !== undefined && earlier.some((one) => one.slice("0000-".length) === subject);
}

/** What was taken away before two versions could run side by side. No migration joins it. */
const beforeTheRule: Readonly<Record<string, readonly string[]>> = {
  "0004-deletion-record": ["account_deletions.posts is gone", "account_deletions.media_files is gone"],
};

type Step = (database: Kysely<unknown>) => Promise<unknown>;

const dialects: [string, () => Dialect][] = [
  ["SQLite", () => new NodeSqliteDialect(":memory:")],
  ["PostgreSQL", () => new PGliteDialect({ pglite: startPostgres })],
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
      for (const [index, [name, migration]] of Object.entries(migrations).entries()) {
        const changes = await broken((given) => runMigration(given, migration));
        if (mayBreak(name, Object.keys(migrations).slice(0, index))) continue;
        expect([name, changes]).toEqual([name, beforeTheRule[name] ?? []]);
      }
    },
    databaseStartTimeout,
  );

  it(
    "tells what breaks the version before from what does not",
    async () => {
      const breaksBy = (statement: string) => broken((given) => sql.raw(statement).execute(given));
      for (const harmless of [
        "create table things (id integer primary key, name text, size integer not null default 0, color text)",
        "alter table things add column more text",
        "create index by_name on things (name)",
      ]) {
        expect(await breaksBy(harmless)).toEqual([]);
      }
      // SQLite demands a default of a new column, and changes none.
      const onPostgres: [string, RegExp][] = [
        ["alter table things alter column more type bigint using 0", /^things\.more is (bigint|int8), not text$/i],
        ["alter table things add column owner text not null", /owner is new and required$/],
        ["alter table things alter column name set not null", /^things\.name is required$/],
        ["alter table things alter column size drop default", /^things\.size has no default any more$/],
      ];
      for (const [breaking, change] of [
        ["create unique index one_name on things (name)", /^things has a new rule: .*unique.*one_name/i],
        ["alter table things drop column color", /^things\.color is gone$/],
        ...(isPostgres(database) ? onPostgres : []),
        ["alter table things rename to rest", /^things is gone$/],
      ] as const) {
        expect(await breaksBy(breaking)).toEqual([expect.stringMatching(change)]);
      }
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
