import { Skeleton } from "#site/ui/skeleton.tsx";
import styles from "./ticket-loading.module.css";

/** The loading text, above the shape of the ticket that is on its way. */
export function TicketLoading({ text }: { readonly text: string }) {
  return (
    <div className={styles.page}>
      <p className={styles.text} role="status">
        {text}
      </p>
      <div className={styles.ticket}>
        <Skeleton className={styles.face} />
        <Skeleton className={styles.stub} />
      </div>
    </div>
  );
}
