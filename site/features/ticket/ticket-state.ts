import type { Ticket } from "#site/product-api/parse-ticket.ts";
import type { Failure } from "#site/product-api/product-api.ts";

/** What is known of a ticket (specification, section 4: loading, error, or shown). */
export type TicketState =
  | { kind: "loaded"; ticket: Ticket }
  | { kind: "loading" }
  | { kind: "failed"; reason: Failure };
