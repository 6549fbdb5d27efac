import { isIdentifier, isSlug } from "#contract/identifiers.ts";
import { productPaths } from "#contract/product-paths.ts";
import type { LoadOptions } from "#site/product-api/load-options.ts";
import { parseTicketResponse } from "#site/product-api/parse-ticket.ts";
import type { ProductApi } from "#site/product-api/product-api.ts";
import { waitFor } from "#site/product-api/timeouts.ts";
import type { TicketParams } from "./ticket-path.ts";
import type { TicketState } from "./ticket-state.ts";

/** Fetches a ticket. Without a valid slug and valid ids it is not found, and nothing is fetched. */
export async function loadTicket(
  productApi: ProductApi,
  { slug, packageUuid, ticketUuid }: TicketParams,
  { origin, timeoutMs, log }: LoadOptions,
): Promise<TicketState> {
  if (!isSlug(slug) || !isIdentifier(packageUuid) || !isIdentifier(ticketUuid)) {
    return { kind: "failed", reason: "not-found" };
  }
  const answer = await waitFor(productApi.get(productPaths.ticket(slug, packageUuid, ticketUuid), log), timeoutMs);
  if (answer === "slow") return { kind: "loading" };
  if (!answer.ok) return { kind: "failed", reason: answer.failure };
  const ticket = parseTicketResponse(answer.json, origin);
  // Not a 404: some servers announce maintenance with a 200, and a 404 removes tickets from devices.
  return ticket ? { kind: "loaded", ticket } : { kind: "failed", reason: "unavailable" };
}
