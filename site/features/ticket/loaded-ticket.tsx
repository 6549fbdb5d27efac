import { UserText } from "#site/components/user-content/user-text.tsx";
import { useI18n } from "#site/i18n/i18n-context.tsx";
import styles from "./loaded-ticket.module.css";
import { PrintButton } from "./print-button.tsx";
import { TicketFace } from "./ticket-face.tsx";
import { TicketStub } from "./ticket-stub.tsx";
import type { TicketView } from "./ticket-view.ts";

const titleId = "ticket-title";

/** The ticket as an object, with a face for the event and a stub for the code; below it what does not belong on it. */
export function LoadedTicket({ ticket }: { readonly ticket: TicketView }) {
  const { t } = useI18n();
  return (
    <div className={styles.page}>
      <article className={styles.ticket} aria-labelledby={titleId}>
        <TicketFace ticket={ticket} titleId={titleId} />
        <TicketStub ticket={ticket} />
      </article>
      <div className={styles.below}>
        {ticket.description && (
          <section className={styles.about} aria-labelledby="ticket-description">
            <h2 id="ticket-description" className={styles.heading}>
              {t("ticket.description")}
            </h2>
            <UserText text={ticket.description} className={styles.description} />
          </section>
        )}
        <aside className={styles.care}>
          <p>{t("ticket.keepPrivate")}</p>
          <PrintButton />
        </aside>
      </div>
    </div>
  );
}
