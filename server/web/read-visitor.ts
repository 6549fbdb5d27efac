import type { IncomingMessage } from "node:http";
import {
  type ClientAddress,
  createClientAddress,
  type Networks,
  networksOf,
} from "#server/http/request/client-address.ts";
import { isSameOrigin } from "#server/http/request/is-same-origin.ts";
import type { RouteForm } from "#site/http/define-routes.ts";
import type { AccountDeletion } from "#site/product-api/account-deletion.ts";
import type { Reports } from "#site/product-api/reports.ts";
import type { PostedForm, Visitor } from "#site/site-request.ts";

export interface VisitorDeps {
  /** Without it, the address of the connection. */
  readonly clientAddress?: ClientAddress | undefined;
  /** The account deletion that pages may use for a visitor; without it, its pages take no POST. */
  readonly accountDeletionFor?: ((networks: Networks) => AccountDeletion) | undefined;
  /** As `accountDeletionFor`, for reports. */
  readonly reportsFor?: ((networks: Networks) => Reports) | undefined;
}

/** Creates the function that reads what only a response for a single visitor may know of a request. */
export function createReadVisitor(
  { clientAddress = createClientAddress([]), accountDeletionFor, reportsFor }: VisitorDeps,
  siteOrigin: string,
) {
  return (request: IncomingMessage, form?: PostedForm & RouteForm): Visitor => {
    const { headers } = request;
    const networks = networksOf(clientAddress(request));
    // Without its service, a page can only refuse a cross-site form.
    const isForeign = form !== undefined && !isSameOrigin(headers, siteOrigin, form.hasSecret);
    return {
      accept: headers.accept ?? "",
      // No script can set this header, which browsers send over https.
      cookie: (headers["sec-fetch-dest"] ?? "document") === "document" ? (headers.cookie ?? "") : "",
      userAgent: headers["user-agent"] ?? "",
      networks,
      form,
      accountDeletion: isForeign ? undefined : accountDeletionFor?.(networks),
      reports: isForeign ? undefined : reportsFor?.(networks),
    };
  };
}
