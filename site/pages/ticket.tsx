import { definePage } from "#site/define-page.tsx";
import { loadTicket } from "#site/features/ticket/load-ticket.ts";
import { ticketHead } from "#site/features/ticket/ticket-head.ts";
import { TicketPage } from "#site/features/ticket/ticket-page.tsx";
import { TicketPageIsland } from "#site/features/ticket/ticket-page-island.tsx";
import { ticketPath } from "#site/features/ticket/ticket-path.ts";
import { ticketPageView } from "#site/features/ticket/ticket-view.ts";

/** GET /ticket/:slug/:package_uuid/:ticket_uuid */
export default definePage(async ({ productApi, settings, log, timeoutMs, i18n, signImage }, params) => {
  const { slug = "", package_uuid: packageUuid = "", ticket_uuid: ticketUuid = "" } = params;
  const ticketParams = { slug, packageUuid, ticketUuid };
  const path = ticketPath(ticketParams);
  const { origin } = settings;
  const view = ticketPageView(await loadTicket(productApi, ticketParams, { origin, timeoutMs, log }), {
    ...i18n,
    signImage,
  });
  return {
    state: view,
    cache: "none", // its URL is a credential: stored nowhere
    head: ticketHead(view, i18n.t, path),
    scripts: view.kind === "failed" ? [] : ["print"],
    body:
      view.kind === "loading" ? (
        <TicketPageIsland params={ticketParams} origin={origin} />
      ) : (
        <TicketPage view={view} path={path} />
      ),
  };
});
