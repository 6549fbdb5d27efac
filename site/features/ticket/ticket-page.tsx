import { Skeleton } from "#site/components/skeleton.tsx";
import { LoadFailure } from "#site/features/withheld/load-failure.tsx";
import { useI18n } from "#site/i18n/i18n-context.tsx";
import { LoadedTicket } from "./loaded-ticket.tsx";
import styles from "./ticket-loading.module.css";
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

/** The loading text, above the skeleton of a ticket. */
function TicketLoading() {
  const { t } = useI18n();
  return (
    <div className={`stack-4 page ${styles.page}`}>
      <h1 className={`muted ${styles.text}`}>
        <span role="status">{t("ticket.loading")}</span>
      </h1>
      <div className={`rounded ${styles.ticket}`} aria-hidden="true">
        <div className={styles.face}>
          <Skeleton className={styles.image} />
          <div className={`stack-4 ${styles.lines}`}>
            <Skeleton className={styles.title} />
            <Skeleton />
            <Skeleton />
            <Skeleton />
          </div>
        </div>
        <div className={`stack-4 ${styles.stub}`}>
          <Skeleton className={styles.code} />
          <Skeleton />
        </div>
      </div>
    </div>
  );
}
