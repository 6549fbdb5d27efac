import type { IncomingMessage } from "node:http";
import type { Logger } from "pino";
import type { PrivateApi } from "#server/calls/private-call.ts";
import type { Environment } from "#server/config/environment.ts";
import { readImageKey } from "#server/config/image-key.ts";
import { createClientAddress, networksOf } from "#server/http/request/client-address.ts";
import { deletionFormIsDead } from "#site/as-observed.ts";
import type { AccountDeletion } from "#site/product-api/account-deletion.ts";
import { createAccountDeletionClient } from "./account-deletion-client.ts";
import { createAttemptLimiters } from "./attempt-limiters.ts";
import { limitAccountDeletion } from "./limit-account-deletion.ts";

type Settings = Pick<
  Environment,
  "apiOrigin" | "asObserved" | "databaseUrl" | "dataDirectory" | "imageKey" | "trustedProxies"
>;

interface VisitorsAccountDeletion {
  /** The calls that pages may make for the visitor who sends a request. */
  readonly forRequest: (request: IncomingMessage) => AccountDeletion;
  readonly close: () => Promise<void>;
}

/**
 * Wires account deletion: the client of the product server behind limits by address and account.
 *
 * @returns `undefined` where it is done in the app only, or as observed, which is not at all
 */
export function createAccountDeletion(
  settings: Settings,
  { accountDeletion }: { readonly accountDeletion: PrivateApi | undefined },
  log: Logger,
): VisitorsAccountDeletion | undefined {
  if (!accountDeletion || deletionFormIsDead(settings)) return undefined;
  const client = createAccountDeletionClient(accountDeletion, log);
  const limiters = createAttemptLimiters({
    databaseUrl: settings.apiOrigin === undefined ? settings.databaseUrl : undefined,
    secret: readImageKey(settings.imageKey, settings.dataDirectory),
    log,
  });
  const clientAddress = createClientAddress(settings.trustedProxies);
  return {
    forRequest: (request) => limitAccountDeletion(client, limiters, networksOf(clientAddress(request))),
    close: limiters.close,
  };
}
