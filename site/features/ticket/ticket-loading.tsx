import { Skeleton } from "#site/components/skeleton.tsx";
import { useI18n } from "#site/i18n/i18n-context.tsx";
import styles from "./ticket-loading.module.css";

/** The loading text, above the skeleton of a ticket. */
export function TicketLoading() {
  const { t } = useI18n();
  return (
    <div className={`stack-4 page ${styles.page}`}>
      <h1 className={styles.text}>
        <span role="status">{t("ticket.loading")}</span>
      </h1>
      <div className={`rounded ${styles.ticket}`} aria-hidden="true">
        <div className={styles.face}>
          <Skeleton className={styles.image} />
          <div className={styles.lines}>
            <Skeleton className={styles.title} />
            <Skeleton />
            <Skeleton />
            <Skeleton />
          </div>
        </div>
        <div className={styles.stub}>
          <Skeleton className={styles.code} />
          <Skeleton />
        </div>
      </div>
    </div>
  );
}
