import type { Logger } from "pino";
import {
  type ReportReceipt,
  type ReportRequest,
  receiptMailHeader,
  reportResponse,
  reportStatusResponse,
} from "#contract/reports.ts";
import { createCaller, jsonHeaders, type SendVisitorCall, tokenHeaders } from "#server/calls/call.ts";
import type { Reports, ReportsResult } from "#site/product-api/reports.ts";

/** The calls, as long as nobody has limited them. */
export interface ReportsClient extends Omit<Reports, "send"> {
  /** Sends a report. @param mayMail whether a receipt may be mailed */
  readonly send: (report: ReportRequest, { mayMail }: { mayMail: boolean }) => Promise<ReportsResult<ReportReceipt>>;
}

/** Creates the client of docs/reports-api.md. Logs failures without anything of the report. */
export function createReportsClient(send: SendVisitorCall, log: Pick<Logger, "error">): ReportsClient {
  const reasons = { 409: "cannot-object" } as const;
  const call = createCaller({ send, message: "report failed", reasons, log });
  return {
    send: (report, { mayMail }) => {
      const headers = mayMail ? jsonHeaders : { ...jsonHeaders, [receiptMailHeader]: "none" };
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
