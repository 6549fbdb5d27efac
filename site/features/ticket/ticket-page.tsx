import { Skeleton } from "#site/components/skeleton.tsx";
import { LoadFailure } from "#site/features/site-frame/load-failure.tsx";
import { useI18n } from "#site/i18n/i18n-context.tsx";
import ticketStyles from "./loaded-ticket.module.css";
import { LoadedTicket } from "./loaded-ticket.tsx";
import faceStyles from "./ticket-face.module.css";
import styles from "./ticket-loading.module.css";
import stubStyles from "./ticket-stub.module.css";
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
  const { t } = useI18n();
  switch (view.kind) {
    case "loaded":
      return <LoadedTicket ticket={view.ticket} isKeptOffline={isKeptOffline} />;
    case "loading":
      return <TicketLoading />;
    case "failed":
      // The one error line of a ticket (specification, section 8), whatever the reason.
      return (
        <LoadFailure reason={view.reason} title={t("ticket.error", { message: t("ticket.notFound") })} path={path} />
      );
  }
}

/** The loading text, above a ticket without its words. */
function TicketLoading() {
  const { t } = useI18n();
  return (
    <div className={`page stack ${ticketStyles.page}`}>
      <h1 className={`muted ${styles.text}`}>
        <span role="status">{t("ticket.loading")}</span>
      </h1>
      <div className={`stack ${ticketStyles.ticket}`} aria-hidden="true">
        <div className={`stack ${stubStyles.stub} ${styles.lines}`}>
          <Skeleton className={styles.code} />
          <Skeleton />
        </div>
        <div className={faceStyles.face}>
          <Skeleton className={`${faceStyles.image} ${styles.image}`} />
          <div className={`stack ${faceStyles.event} ${styles.lines}`}>
            <Skeleton className={styles.title} />
            <Skeleton />
            <Skeleton />
            <Skeleton />
          </div>
        </div>
      </div>
    </div>
  );
}
