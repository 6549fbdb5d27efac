import { buttonStyle } from "#site/components/button-style.ts";
import { UserText } from "#site/components/user-content/user-text.tsx";
import { ReportLink } from "#site/features/report/report-link.tsx";
import { useI18n } from "#site/i18n/i18n-context.tsx";
import styles from "./loaded-ticket.module.css";
import { OfflineBanner } from "./offline/offline-banner.tsx";
import { OfflineCopyIsland } from "./offline/offline-copy.tsx";
import { TicketFace } from "./ticket-face.tsx";
import { TicketStub } from "./ticket-stub.tsx";
import type { TicketView } from "./ticket-view.ts";
import "#site/components/wash.css";

const titleId = "ticket-title";

interface LoadedTicketProps {
  readonly ticket: TicketView;
  /** Whether the visitor's device keeps a copy of the page. */
  readonly isKeptOffline: boolean;
}

/** The ticket as an object, with a stub for the code and a face for the event; below it what does not belong on it. */
export function LoadedTicket({ ticket, isKeptOffline }: LoadedTicketProps) {
  const { t } = useI18n();
  return (
    <div className={`page wash stack ${styles.page}`}>
      {isKeptOffline && <OfflineBanner />}
      <article className={`stack ${styles.ticket}`} aria-labelledby={titleId}>
        <TicketStub ticket={ticket} />
        <TicketFace ticket={ticket} titleId={titleId} />
      </article>
      <div className={`stack ${styles.below}`}>
        {ticket.description && (
          <section className={`stack-3 ${styles.about}`} aria-labelledby="ticket-description">
            <h2 id="ticket-description" className="heading">
              {t("ticket.description")}
            </h2>
            <UserText text={ticket.description} lang={ticket.descriptionLanguage} className={styles.description} />
          </section>
        )}
        <aside className={`screen-only note stack-3 ${styles.care}`}>
          <p>{t("ticket.keepPrivate")}</p>
          <div className={`row spread ${styles.actions}`}>
            {/* print.script.ts prints the page. */}
            <button type="button" className={`script-only ${buttonStyle("quiet", "small")}`} data-print="">
              {t("ticket.print")}
            </button>
            <ReportLink className="touch-line" />
          </div>
          {/* Last, as its place is empty at first. */}
          {isKeptOffline && <OfflineCopyIsland expires={ticket.copyExpires} />}
        </aside>
      </div>
    </div>
  );
}
