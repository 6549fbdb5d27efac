import { useEffect, useEffectEvent, useRef, useState } from "react";
import { createPortal, flushSync } from "react-dom";
import { createDismissal } from "#site/components/dismissal.ts";
import { stores } from "#site/features/store-links/store-urls.ts";
import { useI18n } from "#site/i18n/i18n-context.tsx";
import type { KnownBehavior } from "./detect-in-app-browser.ts";
import stylesheet from "./in-app-help.css?url";
import { InAppLine } from "./in-app-line.tsx";
import { appLinkUrl } from "./way-out.ts";
import { WayOutLink } from "./way-out-link.tsx";

/** Whether the visitor has closed the line, on this page or on an earlier one of this visit. */
const closedLine = createDismissal(() => sessionStorage, "in-app-line");

interface InAppHelpProps {
  readonly behavior: KnownBehavior;
  /** Whether the page is a ticket, which is saved and added to calendars and wallets. */
  readonly isTicket: boolean;
}

/**
 * What a page has in an in-app browser beside what it has for everyone: the line that leads to the phone's browser, links
 * to apps that lead there, and notes in place of what would fail silently. Nothing happens without a press.
 */
export function InAppHelp({ behavior, isTicket }: InAppHelpProps) {
  const [isOpen, setIsOpen] = useState(() => !closedLine.isDismissed());
  const [isAskedFor, setIsAskedFor] = useState(false);
  const line = useRef<HTMLElement>(null);

  const onClick = useEffectEvent((event: MouseEvent) => {
    const link = event.target instanceof Element && event.target.closest<HTMLAnchorElement>(appLinks);
    if (!link) return;
    const store = stores.find((known) => known === link.dataset.store);
    // Some in-app browsers open no new window, and say nothing.
    link.removeAttribute("target");
    // A link that was pressed before keeps its target.
    if (!/^https?:$/.test(link.protocol)) return;
    const url = appLinkUrl({ store, href: link.href }, behavior, location.href);
    if (url !== undefined) link.href = url;
    else if (store === undefined) {
      event.preventDefault();
      flushSync(() => {
        setIsOpen(true);
        setIsAskedFor(true);
      });
      line.current?.focus();
    }
  });
  useEffect(() => {
    const listener = (event: MouseEvent) => onClick(event);
    // Capturing, and on the document: an island may draw its links later, and handles the same click.
    document.addEventListener("click", listener, { capture: true });
    return () => document.removeEventListener("click", listener, { capture: true });
  }, []);

  const close = () => {
    closedLine.dismiss();
    setIsOpen(false);
    setIsAskedFor(false);
  };
  return (
    <>
      {/* A file of its own: in the HTML of every page it would be for few. */}
      <link rel="stylesheet" href={stylesheet} precedence="feature" />
      {isOpen && (
        <InAppLine ref={line} behavior={behavior} isTicket={isTicket} isAskedFor={isAskedFor} onClose={close} />
      )}
      {behavior.files === "fail" && <TicketNotes behavior={behavior} />}
    </>
  );
}

const appLinks = "a[data-store], a[data-open-in-app]";

/**
 * Stands where a ticket offers its files for calendars and wallets. The style sheet hides the offers and keeps their room,
 * so nothing moves.
 */
function TicketNotes({ behavior: { wayOut, menu } }: { readonly behavior: KnownBehavior }) {
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
