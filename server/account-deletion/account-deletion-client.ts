import type { Logger } from "pino";
import { accountDeletionResponse, accountRequestResponse } from "#contract/account-deletion.ts";
import { createCaller, type PrivateApi } from "#server/calls/private-call.ts";
import type { AccountDeletion } from "#site/product-api/account-deletion.ts";

/** Creates the client of docs/account-deletion-api.md. Logs failures without anything of the request. */
export function createAccountDeletionClient(api: PrivateApi, log: Pick<Logger, "error">): AccountDeletion {
  const reasons = { 403: "wrong-credentials" } as const;
  const call = createCaller({ api, message: "account deletion failed", reasons, log });
  return {
    request: (body, key) => call({ name: "request", method: "POST", key, body }, accountDeletionResponse),
    show: (token) => call({ name: "show", method: "GET", token }, accountRequestResponse),
    cancel: (token) => call({ name: "cancel", method: "POST", path: "/cancel", token }, accountRequestResponse),
  };
}
