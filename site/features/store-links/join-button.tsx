import type { Translate } from "#site/i18n/translate.ts";
import { buttonStyle } from "#site/ui/button-style.ts";
import styles from "./join-button.module.css";

interface JoinButtonProps {
  readonly t: Translate;
  readonly link: (path: string) => string;
}

/**
 * The floating Join button: opens the platform chooser, and leads to /download without script. It stands on a
 * strip that fades the page out beneath it, and the page keeps room for it at its end, so it covers no text.
 */
export function JoinButton({ t, link }: JoinButtonProps) {
  return (
    <div className={styles.strip}>
      <a
        className={`${buttonStyle("primary")} ${styles.join}`}
        href={link("/download")}
        aria-haspopup="dialog"
        data-open-platform-chooser=""
      >
        {t("join.button")}
      </a>
    </div>
  );
}
