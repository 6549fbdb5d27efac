import { buttonStyle } from "#site/components/button-style.ts";
import type { Translate } from "#site/i18n/translate.ts";
import styles from "./join-button.module.css";
import { downloadPath, type StoreContext } from "./store-context.ts";

interface JoinButtonProps {
  readonly t: Translate;
  readonly link: (path: string) => string;
  readonly context: StoreContext;
}

/**
 * The floating Join button: opens the platform chooser, and leads to /download without script. It stands on a
 * strip that fades the page out beneath it, and the page keeps room for it at its end, so it covers no text.
 */
export function JoinButton({ t, link, context }: JoinButtonProps) {
  return (
    <div className={styles.strip}>
      <a
        className={`${buttonStyle("primary")} ${styles.join}`}
        href={link(downloadPath(context))}
        aria-haspopup="dialog"
        data-open-platform-chooser=""
      >
        {t("join.button")}
      </a>
    </div>
  );
}
