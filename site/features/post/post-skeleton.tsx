import { Skeleton } from "#site/components/skeleton.tsx";
import styles from "./post-skeleton.module.css";

/** The shape of a post that is on its way, with the loading text (specification, section 2). */
export function PostSkeleton({ text }: { readonly text: string }) {
  return (
    <div className={styles.skeleton}>
      <div className={styles.media}>
        <h1 className={styles.text}>
          <span role="status">{text}</span>
        </h1>
      </div>
      <div className={styles.side} aria-hidden="true">
        <div className={styles.author}>
          <Skeleton className={styles.avatar} />
          <span className={styles.names}>
            <Skeleton className={styles.line} />
            <Skeleton className={styles.line} />
          </span>
        </div>
        <Skeleton className={styles.line} />
        <Skeleton className={styles.line} />
        <Skeleton className={styles.line} />
      </div>
    </div>
  );
}
