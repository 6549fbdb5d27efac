import { isIdentifier, isSlug } from "#contract/identifiers.ts";
import { productPaths } from "#contract/product-paths.ts";
import type { ErrorLog, ProductApi } from "#site/product-api/product-api.ts";
import { parseTicketResponse } from "#site/product-api/parse-ticket.ts";
import { waitFor } from "#site/product-api/timeouts.ts";
import type { TicketAddress } from "./ticket-path.ts";
import type { TicketState } from "./ticket-state.ts";

interface LoadOptions {
  /** The site's own origin: media on it are shown by their path. */
  readonly origin: string;
  /** Milliseconds until a ticket that has not arrived counts as loading. */
  readonly timeoutMs: number;
  readonly log: ErrorLog;
}

export async function loadTicket(
  productApi: ProductApi,
  { slug, packageUuid, ticketUuid }: TicketAddress,
  { origin, timeoutMs, log }: LoadOptions,
): Promise<TicketState> {
  if (!isSlug(slug) || !isIdentifier(packageUuid) || !isIdentifier(ticketUuid)) {
    return { kind: "failed", reason: "not-found" };
  }
  const answer = await waitFor(productApi.get(productPaths.ticket(slug, packageUuid, ticketUuid), log), timeoutMs);
  if (answer === "slow") return { kind: "loading" };
  if (!answer.ok) return { kind: "failed", reason: answer.failure };
  const ticket = parseTicketResponse(answer.json, origin);
  return ticket ? { kind: "loaded", ticket } : { kind: "failed", reason: "no-data" };
}
