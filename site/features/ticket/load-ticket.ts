import { isIdentifier, isSlug } from "#contract/identifiers.ts";
import { productPaths } from "#contract/product-paths.ts";
import { parseTicketResponse, type Ticket } from "#site/product-api/parse-ticket.ts";
import { type ContentState, type LoadOptions, loadContent, type ProductApi } from "#site/product-api/product-api.ts";
import type { Params } from "#site/routes.ts";

/** The three parameters of a ticket's URL. Together they are its credential: never logged, never in a head tag. */
type TicketParams = Params<"ticket">;

export function ticketPath({ slug, package_uuid, ticket_uuid }: TicketParams): string {
  return `/ticket/${[slug, package_uuid, ticket_uuid].map(encodeURIComponent).join("/")}`;
}

export type TicketState = ContentState<{ readonly ticket: Ticket }>;

/** Fetches a ticket. Without a valid slug and valid ids it is not found, and nothing is fetched. */
export async function loadTicket(
  productApi: ProductApi,
  { slug, package_uuid, ticket_uuid }: TicketParams,
  options: LoadOptions,
): Promise<TicketState> {
  if (!isSlug(slug) || !isIdentifier(package_uuid) || !isIdentifier(ticket_uuid)) {
    return { kind: "failed", reason: "not-found" };
  }
  const parse = (json: unknown) => {
    const ticket = parseTicketResponse(json, options.origin);
    return ticket && { ticket };
  };
  // Not a 404: some servers announce maintenance with a 200, and a 404 removes tickets from devices.
  return loadContent(productApi, productPaths.ticket(slug, package_uuid, ticket_uuid), options, parse, "unavailable");
}
