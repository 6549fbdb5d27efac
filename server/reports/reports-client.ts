import type { Logger } from "pino";
import {
  type ReportReceipt,
  type ReportRequest,
  receiptMailHeader,
  reportResponse,
  reportStatusResponse,
} from "#contract/reports.ts";
import { createCaller, type PrivateApi } from "#server/calls/private-call.ts";
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
export function createReportsClient(api: PrivateApi, log: Pick<Logger, "error">): ReportsClient {
  const call = createCaller({ api, message: "report failed", reasons: ["cannot-object"], log });
  return {
    send: (body, { key, mayMail }) => {
      const headers = mayMail ? {} : { [receiptMailHeader]: "none" };
      return call({ name: "report", method: "POST", key, headers, body }, reportResponse);
    },
    show: (token) => call({ name: "show", method: "GET", token }, reportStatusResponse),
    object: (token, body) =>
      call({ name: "object", method: "POST", path: "/objection", token, body }, reportStatusResponse),
    confirm: (token) => call({ name: "confirm", method: "POST", path: "/confirm", token }, reportStatusResponse),
  };
}
