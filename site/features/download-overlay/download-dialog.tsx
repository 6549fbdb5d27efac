import type { RefObject } from "react";
import { ModalDialog } from "#site/components/dialog/modal-dialog.tsx";
import { LazyPhoneCode } from "#site/features/store-links/phone-code/lazy-phone-code.tsx";
import type { StoreContext } from "#site/features/store-links/store-context.ts";
import { StoreLinks } from "#site/features/store-links/store-links.tsx";
import { useI18n } from "#site/i18n/i18n-context.tsx";
import styles from "./download-dialog.module.css";

interface DownloadDialogProps {
  readonly context: StoreContext;
  readonly phoneUrl: string;
  readonly onClose: () => void;
  readonly returnFocusTo: RefObject<HTMLElement | null>;
}

const titleId = "download-dialog-title";

/** What the overlay shows: why to install the app, the code for phones, both stores, and the way on to the site. */
export function DownloadDialog({ context, phoneUrl, onClose, returnFocusTo }: DownloadDialogProps) {
  const { t } = useI18n();
  return (
    <ModalDialog labelledBy={titleId} closeLabel={t("overlay.close")} onClose={onClose} returnFocusTo={returnFocusTo}>
      <h2 id={titleId} className={styles.title}>
        {t("overlay.title")}
      </h2>
      <p className={styles.text}>{t("overlay.text")}</p>
      <div className={styles.stores}>
        <LazyPhoneCode url={phoneUrl} />
        <StoreLinks context={context} position="overlay" />
      </div>
      <form method="dialog">
        <button type="submit" className={styles.continue}>
          {t("overlay.continue")}
        </button>
      </form>
    </ModalDialog>
  );
}
