import { existsSync } from "node:fs";
import { join } from "node:path";
import { Kysely, sql, type Transaction } from "kysely";
import { migrate, type Schema } from "#backend/db/migrate.ts";
import { contentSchema } from "#backend/db/migrations/migrations.ts";
import { databaseFile } from "#backend/db/open-database.ts";
import { createPostgresDialect } from "#backend/db/postgres-pool.ts";
import { NodeSqliteDialect } from "#backend/db/sqlite-dialect.ts";
import { withExclusiveTransaction } from "#backend/db/with-exclusive-transaction.ts";
import { countsFile } from "#server/counts/store/count-store.ts";
import { countSchema } from "#server/counts/store/count-tables.ts";
import { misuse } from "../command-line.ts";
import { expectDatabase } from "../expect-database.ts";
import { checkSqliteFile } from "./backup-files.ts";
import { type OwnerCommand, readNeeded } from "./owner-command.ts";

/** What SQLite's files have; PostgreSQL has all of it in one database. */
const sources = [
  { file: databaseFile, schema: contentSchema },
  { file: countsFile, schema: countSchema },
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
      for (const { file, schema } of found) {
        checkSqliteFile(join(dataDirectory, file));
        await using source = new Kysely<AnyTables>({ dialect: new NodeSqliteDialect(join(dataDirectory, file)) });
        await migrate(source, schema);
        for (const table of await tablesOf(source, schema)) lines.push(await copyTable(source, transaction, table));
        if (schema === contentSchema) await followNumbers(transaction);
      }
      return lines;
    });
  },
};

/** Every table in the order of their creation: what others refer to was there before them. */
async function tablesOf(source: Kysely<AnyTables>, { table }: Schema): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`select name from sqlite_schema
    where type = 'table' and name not like 'sqlite_%' and name not in (${table}, ${`${table}_lock`})
    order by rowid`.execute(source);
  return rows.map(({ name }) => name);
}

/** Lets the next change have the number after those that were copied. */
async function followNumbers(target: Transaction<AnyTables>): Promise<void> {
  await sql`select setval(pg_get_serial_sequence('changes', 'number'), coalesce(max(number), 0) + 1, false)
    from changes`.execute(target);
}

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
