import type { Migration } from "kysely/migration";
import { up as content } from "./0001-content.ts";

/** Every migration under the name it is recorded by. Add below; never change one that has been released. */
export const migrations: Record<string, Migration> = {
  "0001-content": { up: content },
};
