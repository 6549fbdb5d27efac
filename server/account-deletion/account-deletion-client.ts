import type { Logger } from "pino";
import { accountDeletionResponse, accountRequestResponse, stateAfter } from "#contract/account-deletion.ts";
import type { AccountAction } from "#contract/account-deletion-fields.ts";
import { createCaller, type PrivateApi } from "#server/calls/private-call.ts";
import type { AccountDeletion } from "#site/product-api/account-deletion.ts";

/** Creates the client of docs/account-deletion-api.md. Logs failures without anything of the request. */
export function createAccountDeletionClient(api: PrivateApi, log: Pick<Logger, "error">): AccountDeletion {
  const call = createCaller({ api, message: "account deletion failed", reasons: ["wrong-credentials"], log });
  return {
    request: (body, key) => call({ name: "request", method: "POST", key, body }, receiptOf(body.action)),
    show: (token) => call({ name: "show", method: "GET", token }, accountRequestResponse),
    cancel: (token) => call({ name: "cancel", method: "POST", path: "/cancel", token }, accountRequestResponse),
  };
}

/** The response to a request. With another state than was requested it is no receipt: nobody knows what was done. */
function receiptOf(action: AccountAction) {
  return accountDeletionResponse.refine(({ result }) => result.state === stateAfter[action], {
    path: ["result", "state"],
    error: `must be ${stateAfter[action]}`,
  });
}
