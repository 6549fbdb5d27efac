import type { Logger } from "pino";
import {
  type ReportReceipt,
  type ReportRequest,
  receiptMailHeader,
  reportResponse,
  reportStatusResponse,
} from "#contract/reports.ts";
import { createCaller, jsonHeaders, onceHeaders, type SendVisitorCall, tokenHeaders } from "#server/calls/call.ts";
import type { Reports, ReportsResult } from "#site/product-api/reports.ts";

/** The calls, as long as nobody has limited them. */
export interface ReportsClient extends Pick<Reports, "show" | "object" | "confirm"> {
  readonly send: (report: ReportRequest, options: SendOptions) => Promise<ReportsResult<ReportReceipt>>;
}

interface SendOptions {
  /** A repeated one with the same report is the same (contract/idempotency-key.ts). */
  readonly key?: string | undefined;
  /** Whether a receipt may be mailed. */
  readonly mayMail: boolean;
}

/** Creates the client of docs/reports-api.md. Logs failures without anything of the report. */
export function createReportsClient(send: SendVisitorCall, log: Pick<Logger, "error">): ReportsClient {
  const reasons = { 409: "cannot-object" } as const;
  const call = createCaller({ send, message: "report failed", reasons, log });
  return {
    send: (report, { key, mayMail }) => {
      const headers = { ...onceHeaders(key), ...(!mayMail && { [receiptMailHeader]: "none" }) };
      return call("report", { method: "POST", path: "", headers, body: JSON.stringify(report) }, reportResponse);
    },
    show: (token) => call("show", { method: "GET", path: "", headers: tokenHeaders(token) }, reportStatusResponse),
    object: (token, objection) =>
      call(
        "object",
        {
          method: "POST",
          path: "/objection",
          headers: { ...jsonHeaders, ...tokenHeaders(token) },
          body: JSON.stringify(objection),
        },
        reportStatusResponse,
      ),
    confirm: (token) =>
      call("confirm", { method: "POST", path: "/confirm", headers: tokenHeaders(token) }, reportStatusResponse),
  };
}
