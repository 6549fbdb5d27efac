import type { RefObject } from "react";
import phoneFeed from "#brand/pictures/phone-feed.png?responsive";
import { ModalDialog } from "#site/components/dialog/modal-dialog.tsx";
import { ResponsiveImage } from "#site/components/responsive-image.tsx";
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

/** What the overlay shows: the app on a phone, why to install it, the code for phones, and both stores. */
export function DownloadDialog({ context, phoneUrl, onClose, returnFocusTo }: DownloadDialogProps) {
  const { t } = useI18n();
  return (
    <ModalDialog labelledBy={titleId} closeLabel={t("overlay.close")} onClose={onClose} returnFocusTo={returnFocusTo}>
      <div className={styles.phone}>
        <ResponsiveImage image={phoneFeed} alt="" sizes="min(15rem, 52vw)" />
      </div>
      <h2 id={titleId} className={styles.title}>
        {t("overlay.title")}
      </h2>
      <p className={styles.text}>{t("overlay.text")}</p>
      <div className={styles.stores}>
        <LazyPhoneCode url={phoneUrl} />
        <StoreLinks context={context} position="overlay" />
      </div>
    </ModalDialog>
  );
}
