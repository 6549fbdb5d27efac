import type { Migration } from "kysely/migration";
import { up as content } from "./0001-content.ts";

/** All migrations by the name they are recorded under. Append new ones; never change a released one. */
export const migrations: Record<string, Migration> = {
  "0001-content": { up: content },
};
