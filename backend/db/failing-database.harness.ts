import { join } from "node:path";
import { Kysely } from "kysely";
import { databaseFile } from "./open-database.ts";
import { NodeSqliteDialect } from "./sqlite-dialect.ts";
import type { Tables } from "./tables.ts";

/** The database of a folder as it is, which fails after so many statements. */
export function failingDatabase(dataDirectory: string, statements: number): Kysely<Tables> {
  let left = statements;
  return new Kysely<Tables>({
    dialect: new NodeSqliteDialect(join(dataDirectory, databaseFile)),
    log: ({ level }) => {
      if (level !== "query") return;
      left -= 1;
      if (left < 0) throw new Error("the database has failed");
    },
  });
}
