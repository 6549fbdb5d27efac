import { Skeleton } from "#site/components/skeleton.tsx";
import styles from "./ticket-loading.module.css";

/** The loading text, above the shape of the ticket that is on its way. */
export function TicketLoading({ text }: { readonly text: string }) {
  return (
    <div className={styles.page}>
      <h1 className={styles.text}>
        <span role="status">{text}</span>
      </h1>
      <div className={styles.ticket} aria-hidden="true">
        <div className={styles.face}>
          <Skeleton className={styles.picture} />
          <div className={styles.lines}>
            <Skeleton className={styles.title} />
            <Skeleton />
            <Skeleton />
            <Skeleton />
          </div>
        </div>
        <div className={styles.stub}>
          <Skeleton />
          <Skeleton />
        </div>
      </div>
    </div>
  );
}
