import type { ObjectionRequest, ReportReceipt, ReportRequest, ReportStatus } from "#contract/reports.ts";

/** Why a call about a report has no result. A closed list; the pages have a message for each. */
export type ReportsFailure =
  /** No report belongs to the token, or no more; a token that was not mailed confirms nothing. */
  | { readonly reason: "not-found" }
  /** There is no decision, it was objected to already, or it is too late. */
  | { readonly reason: "cannot-object" }
  | { readonly reason: "too-many-requests"; readonly retryAfterSeconds: number }
  /**
   * The product server does not answer, or has too much to do and says for how long. Where it says so, or was not reached,
   * it has done nothing; otherwise it may have taken the report.
   */
  | { readonly reason: "unavailable"; readonly retryAfterSeconds?: number; readonly notReached?: true };

export type ReportsResult<Value> =
  | { readonly ok: true; readonly value: Value }
  | ({ readonly ok: false } & ReportsFailure);

/**
 * The calls of docs/reports-api.md, limited for the visitor who makes them. None rejects, and none logs what was typed.
 */
export interface Reports {
  /** Counts a form that is shown again. @returns why this one is not, where there were too many */
  readonly countRefused?: () => Promise<Extract<ReportsFailure, { reason: "too-many-requests" }> | undefined>;
  /** Sends a report. It counts from now on. @param key a repeated one with the same report is the same (contract/idempotency-key.ts) */
  readonly send: (report: ReportRequest, key?: string) => Promise<ReportsResult<ReportReceipt>>;
  /** Finds the report of a token. */
  readonly show: (token: string) => Promise<ReportsResult<ReportStatus>>;
  /** Objects to the decision of a token's report. */
  readonly object: (token: string, objection: ObjectionRequest) => Promise<ReportsResult<ReportStatus>>;
  /** Confirms the e-mail address of a token that was mailed. Repeating it changes nothing. */
  readonly confirm: (token: string) => Promise<ReportsResult<ReportStatus>>;
}
