import type { Logger } from "pino";
import { reportResponse, reportStatusResponse } from "#contract/reports.ts";
import { createCaller, jsonHeaders, onceHeaders, type SendVisitorCall, tokenHeaders } from "#server/calls/call.ts";
import type { Reports } from "#site/product-api/reports.ts";

/** Creates the client of docs/reports-api.md. Logs failures without anything of the report. */
export function createReportsClient(send: SendVisitorCall, log: Pick<Logger, "error">): Reports {
  const reasons = { 409: "cannot-object" } as const;
  const call = createCaller({ send, message: "report failed", reasons, log });
  return {
    send: (report, key) =>
      call(
        "report",
        { method: "POST", path: "", headers: onceHeaders(key), body: JSON.stringify(report) },
        reportResponse,
      ),
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
