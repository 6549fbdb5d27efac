import { useState } from "react";
import { createPortal } from "react-dom";
import { useI18n } from "#site/i18n/i18n-context.tsx";
import type { KnownBehavior } from "./detect-in-app-browser.ts";
import { WayOutLink } from "./way-out-link.tsx";

/**
 * Stands where a ticket offers its files for calendars and wallets. The style sheet hides the offers and keeps their room,
 * so nothing moves.
 */
export function TicketNotes({ behavior: { wayOut, menu } }: { readonly behavior: KnownBehavior }) {
  const { t } = useI18n();
  const [places] = useState(() => [...document.querySelectorAll("[data-needs-browser]")]);
  return places.map((place, index) =>
    createPortal(
      <p className="fill in-app-note">
        {t("inAppBrowser.ticketReason")} {wayOut ? <WayOutLink wayOut={wayOut} /> : t("inAppBrowser.menu", { menu })}
      </p>,
      place,
      String(index),
    ),
  );
}
