import type { RefObject } from "react";
import { CloseIcon } from "#site/components/icons/close-icon.tsx";
import { useI18n } from "#site/i18n/i18n-context.tsx";
import type { KnownBehavior } from "./detect-in-app-browser.ts";
import { useLinePlace } from "./use-line-place.ts";
import { WayOutLink } from "./way-out-link.tsx";

interface InAppLineProps {
  readonly ref: RefObject<HTMLElement | null>;
  readonly behavior: KnownBehavior;
  readonly isTicket: boolean;
  /** Opened by a press on a link that needs it: then it stays above everything. */
  readonly isAskedFor: boolean;
  readonly onClose: () => void;
}

/**
 * "Open in browser", at the lower edge of the screen: as a link where there is a sure way out, and always in words. The
 * page keeps the room of the line at its end, so that everything can be scrolled above it, and no part of it moves. It
 * is hidden while it would cover a ticket's code.
 */
export function InAppLine({ ref, behavior: { wayOut, menu }, isTicket, isAskedFor, onClose }: InAppLineProps) {
  const { t } = useI18n();
  const isBeforeCode = useLinePlace(ref);
  return (
    <aside
      ref={ref}
      className="screen-only line raised in-app-line"
      aria-label={t("inAppBrowser.open")}
      tabIndex={-1}
      data-in-the-way={isBeforeCode && !isAskedFor ? "" : undefined}
    >
      <div className="stack">
        {isTicket && <p>{t("inAppBrowser.ticketReason")}</p>}
        {wayOut && (
          <p className="medium">
            <WayOutLink wayOut={wayOut} />
          </p>
        )}
        {/* Alone it is the line's only word: a title above it would look like the link of other phones. */}
        <p className={wayOut ? "in-app-menu muted" : "medium"}>{t("inAppBrowser.menu", { menu })}</p>
      </div>
      <button
        type="button"
        className="muted round-button in-app-close"
        aria-label={t("inAppBrowser.close")}
        onClick={onClose}
      >
        <CloseIcon />
      </button>
    </aside>
  );
}
