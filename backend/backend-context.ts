import type { Kysely } from "kysely";
import type { Logger } from "pino";
import type { Clock } from "./clock.ts";
import type { Tables } from "./db/tables.ts";

/** What the embedded product server is made of. */
export interface BackendContext {
  readonly database: Kysely<Tables>;
  readonly clock: Clock;
  /** The origin under which visitors reach `/media/`, for example https://www.example.com. */
  readonly mediaOrigin: string;
  readonly log: Logger;
}
