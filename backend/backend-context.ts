import type { Kysely } from "kysely";
import type { Logger } from "pino";
import type { AccountSettings } from "./accounts/account-settings.ts";
import type { Clock } from "./clock.ts";
import type { readDatabaseTime } from "./db/database-time.ts";
import type { Tables } from "./db/tables.ts";
import type { ObserveMail } from "./outbox/queued-mail.ts";
import type { ReportSettings } from "./reports/report-settings.ts";

/** The dependencies of the embedded product server. */
export interface BackendContext {
  readonly database: Kysely<Tables>;
  /** The same database for the background job, whose statements may take minutes; without it, the job uses `database`. */
  readonly jobDatabase?: Kysely<Tables>;
  readonly clock: Clock;
  /** Of the database, where a test replaces it. */
  readonly readTime?: typeof readDatabaseTime;
  /** The public origin that serves `/media/`, for example https://www.example.com. */
  readonly mediaOrigin: string;
  readonly log: Logger;
  readonly accounts: AccountSettings;
  readonly reports: ReportSettings;
  /** Whether the mail server takes mails now: asked after a connection that failed, which one recipient alone may end. */
  readonly takesMail?: (() => Promise<boolean>) | undefined;
  /** Called for each attempt to send a mail. */
  readonly observeMail?: ObserveMail | undefined;
}
