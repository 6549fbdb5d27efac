import type { ObjectionRequest, ReportReceipt, ReportRequest, ReportStatus } from "#contract/reports.ts";
import type { PrivateCallFailure, PrivateCallResult } from "./private-call.ts";

/**
 * `cannot-object`: there is no decision, it was objected to already, or it is too late. `not-found` also stands for a token
 * that was not mailed, and so confirms nothing.
 */
export type ReportsResult<Value> = PrivateCallResult<Value, "cannot-object">;

/**
 * The calls of docs/reports-api.md, limited for the visitor who makes them. None rejects, and none logs what was typed.
 */
export interface Reports {
  /** Counts a form that is shown again. @returns why this one is not, where there were too many */
  readonly countRefused?: () => Promise<PrivateCallFailure | undefined>;
  /** Sends a report, which counts from now on. @param key repeated for the same report (contract/idempotency-key.ts) */
  readonly send: (report: ReportRequest, key?: string) => Promise<ReportsResult<ReportReceipt>>;
  /** Finds the report of a token. */
  readonly show: (token: string) => Promise<ReportsResult<ReportStatus>>;
  /** Objects to the decision of a token's report. */
  readonly object: (token: string, objection: ObjectionRequest) => Promise<ReportsResult<ReportStatus>>;
  /** Confirms the e-mail address of a token that was mailed. Repeating it changes nothing. */
  readonly confirm: (token: string) => Promise<ReportsResult<ReportStatus>>;
}
