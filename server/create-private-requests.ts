import type { Logger } from "pino";
import { deletionFormIsDead } from "#site/as-observed.ts";
import { createAccountDeletionClient } from "./account-deletion/account-deletion-client.ts";
import { createAttemptLimiters } from "./account-deletion/attempt-limiters.ts";
import { limitAccountDeletion } from "./account-deletion/limit-account-deletion.ts";
import type { Environment } from "./config/environment.ts";
import { readImageKeys } from "./config/image-keys.ts";
import type { Networks } from "./http/request/client-address.ts";
import type { ProductServer } from "./product-server/product-server.ts";
import { createReportLimiters, limitReports } from "./reports/limit-reports.ts";
import { createReportsClient } from "./reports/reports-client.ts";

/** Wires account deletion and reports: the clients of the product server behind their limits. */
export function createPrivateRequests(
  settings: Environment,
  { accountDeletion, reports }: Pick<ProductServer, "accountDeletion" | "reports">,
  log: Logger,
) {
  const deletions = deletionFormIsDead(settings) ? undefined : accountDeletion;
  const attempts =
    deletions &&
    createAttemptLimiters({
      databaseUrl: settings.apiOrigin === undefined ? settings.databaseUrl : undefined,
      secret: readImageKeys(settings.imageKeys, settings.dataDirectory).lasting,
      log,
    });
  const deletionClient = deletions && createAccountDeletionClient(deletions, log);
  const reportsClient = reports && createReportsClient(reports, log);
  const reportLimiters = createReportLimiters();
  return {
    /**
     * The calls that pages may make for a visitor; `undefined` where accounts are deleted in the app
     * only, or disabled by AS_OBSERVED.
     */
    accountDeletionFor:
      deletionClient && attempts && ((networks: Networks) => limitAccountDeletion(deletionClient, attempts, networks)),
    /** The same for reports; `undefined` where they are taken by mail. */
    reportsFor: reportsClient && ((networks: Networks) => limitReports(reportsClient, reportLimiters, networks)),
    close: async () => attempts?.close(),
  };
}
