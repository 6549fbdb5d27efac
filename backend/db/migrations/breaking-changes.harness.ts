import { type Kysely, sql } from "kysely";
import { isPostgres } from "../is-postgres.ts";

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
export async function readSchema(database: Kysely<unknown>): Promise<Schema> {
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
 * Finds what the previous version cannot work with: tables and columns that are gone, or of another type, and all that its
 * rows may not fulfil.
 */
export function findBreakingChanges(before: Schema, after: Schema): string[] {
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
 * Returns whether a migration may break the previous version: its name ends in `-contract`, and an earlier migration of the
 * same name has created or replaced what it takes away.
 */
export function mayBreak(name: string, earlier: readonly string[]): boolean {
  const [, subject] = /^\d{4}-(.+)-contract$/.exec(name) ?? [];
  return subject !== undefined && earlier.some((one) => one.slice("0000-".length) === subject);
}
