import { buttonStyle } from "#site/components/button-style.ts";
import { LineIcon } from "#site/components/icons/line-icon.tsx";
import styles from "./share-button.module.css";

interface ShareButtonProps {
  /** Path of what is shared, with or without a query; the page itself where it is left out. */
  readonly path?: string | undefined;
  readonly label: string;
  /** On a phone the mark alone: among other things in a row. */
  readonly compact?: boolean;
}

/**
 * Shares a post or a profile. The behaviour is site/features/sharing/share.ts, which listens on the document: the
 * button works before and after its island has started. Without script there is none.
 */
export function ShareButton({ path = "", label, compact = false }: ShareButtonProps) {
  return (
    <button
      type="button"
      className={`${buttonStyle("quiet")} ${styles.share} ${compact ? styles.compact : ""}`}
      data-share={path}
    >
      <LineIcon className={styles.icon}>
        <circle cx="17.5" cy="5.5" r="2.75" />
        <circle cx="6.5" cy="12" r="2.75" />
        <circle cx="17.5" cy="18.5" r="2.75" />
        <path d="m8.9 10.6 6.2-3.7M8.9 13.4l6.2 3.7" />
      </LineIcon>
      <span className={styles.label}>{label}</span>
    </button>
  );
}
