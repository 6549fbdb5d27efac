import styles from "./skeleton.module.css";

/** The shape of something that is on its way; its size comes with the class. A text beside it says so. */
export function Skeleton({ className = "" }: { readonly className?: string | undefined }) {
  return <span className={`${styles.skeleton} ${className}`} aria-hidden="true" />;
}
