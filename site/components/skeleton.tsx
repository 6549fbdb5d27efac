import styles from "./skeleton.module.css";

/** Placeholder of content that is loading; the class gives its size. A text beside it says so. */
export function Skeleton({ className = "" }: { readonly className?: string | undefined }) {
  return <span className={`${styles.skeleton} ${className}`} aria-hidden="true" />;
}
