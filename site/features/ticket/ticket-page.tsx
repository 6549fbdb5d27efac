import { LoadedTicket } from "./loaded-ticket.tsx";
import { TicketFailure } from "./ticket-failure.tsx";
import { TicketLoading } from "./ticket-loading.tsx";
import type { TicketPageView } from "./ticket-view.ts";

interface TicketPageProps {
  readonly view: TicketPageView;
  /** Path of this page, to request it again. */
  readonly path: string;
  /** Whether the visitor's device keeps a copy of the page. */
  readonly isKeptOffline?: boolean;
}

/** The ticket page in each of its states. */
export function TicketPage({ view, path, isKeptOffline = false }: TicketPageProps) {
  switch (view.kind) {
    case "loaded":
      return <LoadedTicket ticket={view.ticket} isKeptOffline={isKeptOffline} />;
    case "loading":
      return <TicketLoading />;
    case "failed":
      return <TicketFailure reason={view.reason} path={path} />;
  }
}
