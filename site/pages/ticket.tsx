import { isTemporary } from "#site/product-api/product-api.ts";
import "#site/components/user-content/own-direction.css";
import "#site/features/ticket/ticket-tokens.css";
import { definePage } from "#site/define-page.tsx";
import { loadTicket, ticketPath } from "#site/features/ticket/load-ticket.ts";
import * as copyStatus from "#site/features/ticket/offline/copy-status.ts?inline-script";
import { offlineNoLonger, offlineUntil, offlineUntilHeader } from "#site/features/ticket/offline/offline-until.ts";
import { ticketHead } from "#site/features/ticket/ticket-head.ts";
import { TicketPage } from "#site/features/ticket/ticket-page.tsx";
import { ticketPageView } from "#site/features/ticket/ticket-view.ts";
import { walletOffer } from "#site/ticket-secrets.ts";

export default definePage("ticket", async (context, params) => {
  const { productApi, settings, log, timeoutMs, i18n, signImage, ticketSecrets } = context;
  const path = ticketPath(params);
  const { origin } = settings;
  const now = new Date();
  const wallets = walletOffer(ticketSecrets, now);
  const state = await loadTicket(productApi, params, { origin, timeoutMs, log });
  const view = ticketPageView(state, { ...i18n, signImage, path, wallets, now });
  const { offlineTickets } = settings;
  const isKeptOffline = state.kind === "loaded" && offlineTickets;
  const isAbsent = state.kind === "failed" && !isTemporary(state.reason);
  return {
    state: view,
    cache: "none", // its URL is a credential: stored nowhere
    head: ticketHead(view, { ...i18n, origin, appPath: path }),
    scripts: view.kind === "loaded" ? ["print", "retry-images"] : [],
    body: <TicketPage view={view} path={path} isKeptOffline={isKeptOffline} />,
    ...(isKeptOffline && {
      headers: { [offlineUntilHeader]: offlineUntil(state.ticket.event, now) },
      blockingScript: copyStatus,
    }),
    ...(isAbsent && offlineTickets && { headers: { [offlineUntilHeader]: offlineNoLonger } }),
  };
});
