import { existsSync } from "node:fs";
import { join } from "node:path";
import { Kysely, sql, type Transaction } from "kysely";
import { migrate } from "#backend/db/migrate.ts";
import { contentSchema } from "#backend/db/migrations/migrations.ts";
import { databaseFile } from "#backend/db/open-database.ts";
import { createPostgresDialect } from "#backend/db/postgres-pool.ts";
import { NodeSqliteDialect } from "#backend/db/sqlite-dialect.ts";
import type { Tables } from "#backend/db/tables.ts";
import { withExclusiveTransaction } from "#backend/db/with-exclusive-transaction.ts";
import { countsFile } from "#server/counts/store/count-store.ts";
import type { CountTables } from "#server/counts/store/count-tables.ts";
import { countSchema } from "#server/counts/store/count-tables.ts";
import { misuse } from "../command-line.ts";
import { expectDatabase } from "../expect-database.ts";
import { checkSqliteFile } from "./backup-files.ts";
import { type OwnerCommand, readNeeded } from "./owner-command.ts";

// Sets of names: the values mean nothing.
const posts = { media: 1, users: 1, posts: 1, post_stats: 1, post_media: 1 };
const events = { events: 1, packages: 1, tickets: 1 };
const accounts = { accounts: 1, account_tokens: 1, account_mails: 1, account_deletions: 1, rate_limits: 1 };
const reports = { reports: 1, report_targets: 1, report_tokens: 1, report_decisions: 1, report_mails: 1 };
const others = { content_restrictions: 1, desk_mails: 1, media_deletions: 1, changes: 1 };
const content = { ...posts, ...events, ...accounts, ...reports, ...others };

/** Every table, those that others refer to first. One that is not here does not compile. */
const contentTables = Object.keys(content satisfies Record<keyof Tables, number>);
const countTables = Object.keys({ daily_counts: 1, daily_refusals: 1 } satisfies Record<keyof CountTables, number>);

/** What SQLite's files have; PostgreSQL has all of it in one database. */
const sources = [
  { file: databaseFile, schema: contentSchema, tables: contentTables },
  { file: countsFile, schema: countSchema, tables: countTables },
];

/** Rows of a statement, far below PostgreSQL's 65,535 parameters. */
const statementRows = 1000;

/** Tables whose columns the code need not know. */
type AnyTables = Record<string, Record<string, string | number | null>>;

/** `npm run owner -- move`. */
export const move: OwnerCommand = {
  usage: `
      Copies every table of the stopped site, from SQLite in DATA_DIRECTORY into the empty database of
      DATABASE_URL: all or nothing, counted before and after.`,
  async *run(args, { databaseUrl, dataDirectory, apiOrigin }) {
    readNeeded(args, [], {});
    if (databaseUrl === undefined) throw misuse("DATABASE_URL must name the PostgreSQL database to move to.");
    if (apiOrigin === undefined) expectDatabase({ dataDirectory });
    await using target = new Kysely<AnyTables>({ dialect: createPostgresDialect({ databaseUrl, max: 1 }) });
    const found = sources.filter(({ file }) => existsSync(join(dataDirectory, file)));
    for (const { schema } of found) await migrate(target, schema);
    yield* await withExclusiveTransaction(target, async (transaction) => {
      const lines: string[] = [];
      for (const { file, schema, tables } of found) {
        checkSqliteFile(join(dataDirectory, file));
        await using source = new Kysely<AnyTables>({ dialect: new NodeSqliteDialect(join(dataDirectory, file)) });
        await migrate(source, schema);
        for (const table of tables) lines.push(await copyTable(source, transaction, table));
      }
      await setSequences(transaction);
      return lines;
    });
  },
};

/** @returns how many rows there were, and are now; throws Error where the numbers differ, or the table is not empty */
async function copyTable(source: Kysely<AnyTables>, target: Transaction<AnyTables>, table: string): Promise<string> {
  if (await countRows(target, table)) throw new Error(`Nothing was moved: ${table} of DATABASE_URL has rows already.`);
  const before = await countRows(source, table);
  let rows: AnyTables[string][] = [];
  const write = async () => {
    if (rows.length > 0) await target.insertInto(table).values(rows).execute();
    rows = [];
  };
  for await (const row of source.selectFrom(table).selectAll().stream()) {
    if (rows.push(row) === statementRows) await write();
  }
  await write();
  const after = await countRows(target, table);
  if (after !== before) throw new Error(`Nothing was moved: ${table} had ${before} rows, and would have ${after}.`);
  return `${table}: ${before} rows before, ${after} after\n`;
}

async function countRows(database: Kysely<AnyTables>, table: string): Promise<number> {
  const { rows } = await sql<{ rows: number }>`select count(*) as rows from ${sql.table(table)}`.execute(database);
  return Number(rows[0]?.rows);
}

/** Lets the next numbers follow those that were copied. */
async function setSequences(database: Kysely<AnyTables>): Promise<void> {
  const { rows } = await sql<{ table: string; column: string }>`
    select table_name as "table", column_name as "column" from information_schema.columns where column_default like
    'nextval(%' and table_schema = current_schema() and table_name = any(${contentTables})`.execute(database);
  for (const { table, column } of rows) {
    await sql`select setval(pg_get_serial_sequence(${table}, ${column}), coalesce(max(${sql.ref(column)}), 0) + 1, false)
      from ${sql.table(table)}`.execute(database);
  }
}
