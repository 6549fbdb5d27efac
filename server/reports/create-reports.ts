import type { IncomingMessage } from "node:http";
import type { Logger } from "pino";
import type { PrivateApi } from "#server/calls/private-call.ts";
import type { Environment } from "#server/config/environment.ts";
import { createClientAddress, networksOf } from "#server/http/request/client-address.ts";
import type { Reports } from "#site/product-api/reports.ts";
import { createReportLimiters, limitReports } from "./limit-reports.ts";
import { createReportsClient } from "./reports-client.ts";

/**
 * Wires reports: the client of the product server behind limits by address and overall.
 *
 * @returns the calls that pages may make for the visitor who sends a request; `undefined` where reports are taken by mail
 */
export function createReports(
  { trustedProxies }: Pick<Environment, "trustedProxies">,
  { reports }: { readonly reports: PrivateApi | undefined },
  log: Logger,
): ((request: IncomingMessage) => Reports) | undefined {
  if (!reports) return undefined;
  const client = createReportsClient(reports, log);
  const limiters = createReportLimiters();
  const clientAddress = createClientAddress(trustedProxies);
  return (request) => limitReports(client, limiters, networksOf(clientAddress(request)));
}
