import type { Logger } from "pino";
import { accountDeletionResponse, accountRequestResponse } from "#contract/account-deletion.ts";
import { createCaller, onceHeaders, type SendVisitorCall, tokenHeaders } from "#server/calls/call.ts";
import type { AccountDeletion } from "#site/product-api/account-deletion.ts";

/** Creates the client of docs/account-deletion-api.md. Logs failures without anything of the request. */
export function createAccountDeletionClient(send: SendVisitorCall, log: Pick<Logger, "error">): AccountDeletion {
  const reasons = { 403: "wrong-credentials" } as const;
  const call = createCaller({ send, message: "account deletion failed", reasons, log });
  return {
    request: (request, key) =>
      call(
        "request",
        { method: "POST", path: "", headers: onceHeaders(key), body: JSON.stringify(request) },
        accountDeletionResponse,
      ),
    show: (token) => call("show", { method: "GET", path: "", headers: tokenHeaders(token) }, accountRequestResponse),
    cancel: (token) =>
      call("cancel", { method: "POST", path: "/cancel", headers: tokenHeaders(token) }, accountRequestResponse),
  };
}
