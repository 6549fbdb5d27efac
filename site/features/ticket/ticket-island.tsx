import { useEffect, useMemo, useState } from "react";
import type { LanguageCode } from "#locales/index.ts";
import { formatsOf } from "#site/i18n/format.ts";
import type { IslandMessages } from "#site/i18n/island-texts.ts";
import { createIslandTranslate } from "#site/i18n/island-translate.ts";
import { createLink } from "#site/i18n/link.ts";
import { unsigned } from "#site/images/signed-image.ts";
import { browserTimeoutMs, createBrowserProductApi, noErrorLog } from "#site/product-api/browser-product-api.ts";
import { loadTicket } from "./load-ticket.ts";
import { TicketPage } from "./ticket-page.tsx";
import { type TicketAddress, ticketPath } from "./ticket-path.ts";
import { type TicketPageView, ticketPageView } from "./ticket-view.ts";

interface TicketIslandProps {
  readonly address: TicketAddress;
  readonly texts: IslandMessages;
  readonly language: LanguageCode;
  readonly languageInAddress: boolean;
  readonly origin: string;
}

/** A ticket in its loading state goes on in the browser: it asks once more and shows the same page. */
export function TicketIsland({ address, texts, language, languageInAddress, origin }: TicketIslandProps) {
  const [view, setView] = useState<TicketPageView>({ kind: "loading" });
  const t = useMemo(() => createIslandTranslate(texts, language), [texts, language]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: asks once; the properties of an island never change
  useEffect(() => {
    const options = { origin, timeoutMs: browserTimeoutMs, log: noErrorLog };
    void loadTicket(createBrowserProductApi(), address, options).then((state) =>
      setView(ticketPageView(state, { t, formats: formatsOf(language), signImage: unsigned })),
    );
  }, []);
  return <TicketPage view={view} path={ticketPath(address)} t={t} link={createLink(language, languageInAddress)} />;
}
