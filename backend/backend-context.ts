import type { Kysely } from "kysely";
import type { Logger } from "pino";
import type { ReportKind } from "#contract/report-fields.ts";
import type { ReportDecision } from "#contract/reports.ts";
import type { Clock } from "./clock.ts";
import type { readDatabaseTime } from "./db/database-time.ts";
import type { Tables } from "./db/tables.ts";
import type { ObserveMail } from "./outbox/queued-mail.ts";
import type { OpenCase } from "./reports/list-cases.ts";

/** A mail about a report. Nothing that was typed is quoted in it. */
export type ReportMail = {
  readonly to: string;
  /** Language of the visitor who sent the report. */
  readonly locale: string;
  readonly reference: string;
  /** Opens the report's page; the link of a receipt confirms the address. */
  readonly token: string;
} & ({ readonly purpose: "receipt" } | { readonly purpose: "decision"; readonly decision: ReportDecision });

/** A mail to the moderators: cases that are new to them, overdue, or both. Never empty. */
export interface ModerationMail {
  readonly purpose: "child-safety" | "digest";
  readonly cases: readonly OpenCase[];
  /** Milliseconds since the epoch. */
  readonly now: number;
}

/** How the embedded product server takes reports. */
export interface ReportSettings {
  /** Hours until a report of a kind is to be decided. */
  readonly dueHours: Readonly<Record<ReportKind, number>>;
  /** Months after the last decision until what may name somebody is deleted. */
  readonly keptMonths: number;
  /** Sends a mail. Rejects if the mail server has not accepted it. Without it, no mail is queued. */
  readonly sendMail?: ((mail: ReportMail) => Promise<void>) | undefined;
  /** Sends a moderation mail. Rejects as `sendMail` does. Without it, moderators get no mail. */
  readonly sendModerationMail?: ((mail: ModerationMail) => Promise<void>) | undefined;
}

/** A receipt to be sent by mail. */
export interface ReceiptMail {
  readonly to: string;
  /** Language of the visitor who made the request. */
  readonly locale: string;
  readonly state: "frozen" | "deleting";
  readonly reference: string;
  readonly requestedAt: Date;
  /** When the account is deleted for good; undefined for one that is only frozen. */
  readonly deleteAt: Date | undefined;
  /** For the cancel link. */
  readonly token: string;
}

/** How the embedded product server deletes accounts. */
export interface AccountSettings {
  /** Days between the request and the deletion. */
  readonly deletionDays: number;
  /** Absolute path of the folder with the files that are deleted. */
  readonly mediaDirectory: string;
  /** Sends a receipt. Rejects if the mail server has not accepted it. Without it, no mail is queued. */
  readonly sendMail?: ((mail: ReceiptMail) => Promise<void>) | undefined;
}

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
