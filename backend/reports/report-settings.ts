import type { ReportKind } from "#contract/report-fields.ts";
import type { ReportDecision } from "#contract/reports.ts";
import type { ReportCase } from "./list-cases.ts";

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
  readonly cases: readonly ReportCase[];
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
