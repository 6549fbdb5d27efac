import { useEffect, useState } from "react";
import { useI18n } from "#site/i18n/i18n-context.tsx";
import { unsigned } from "#site/images/signed-image.ts";
import { defineIsland } from "#site/islands/define-island.tsx";
import { browserLoadOptions, createBrowserProductApi } from "#site/product-api/browser-product-api.ts";
import { loadTicket } from "./load-ticket.ts";
import { TicketPage } from "./ticket-page.tsx";
import { type TicketParams, ticketPath } from "./ticket-path.ts";
import { ticketTitle } from "./ticket-title.ts";
import { type TicketPageView, ticketPageView } from "./ticket-view.ts";
import type { WalletOffer } from "./wallets/wallet-offer.ts";

interface LoadingTicketPageProps {
  readonly wallets: WalletOffer;
  readonly params: TicketParams;
  /** The site's own origin. */
  readonly origin: string;
  /** Whether the visitor's device keeps a copy of the page, once the ticket is there. */
  readonly isKeptOffline: boolean;
}

/** A ticket page that was sent in its loading state: fetches the ticket and shows the same page. */
export function LoadingTicketPage({ params, origin, wallets, isKeptOffline }: LoadingTicketPageProps) {
  const i18n = useI18n();
  const [view, setView] = useState<TicketPageView>({ kind: "loading" });
  // biome-ignore lint/correctness/useExhaustiveDependencies: fetches once; the props of an island never change
  useEffect(() => {
    void loadTicket(createBrowserProductApi(), params, browserLoadOptions(origin)).then((state) => {
      const path = ticketPath(params);
      const loaded = ticketPageView(state, { ...i18n, signImage: unsigned, path, wallets, now: new Date() });
      document.title = ticketTitle(loaded, i18n.t);
      setView(loaded);
    });
  }, []);
  return <TicketPage view={view} path={ticketPath(params)} isKeptOffline={isKeptOffline} />;
}

export const TicketPageIsland = defineIsland(LoadingTicketPage, {
  name: "ticket-page",
  messages: ["errors", "links", "offlineTicket", "seo", "ticket", "ticketActions", "ticketCode", "ticketTime"],
});
