import type { RefObject } from "react";
import balloons from "#brand/pictures/balloons.webp?responsive";
import { InvitationDialog, pictureSizes } from "#site/features/store-links/invitation/invitation-dialog.tsx";
import { LazyPhoneCode } from "#site/features/store-links/phone-code/lazy-phone-code.tsx";
import codeStyles from "#site/features/store-links/phone-code/phone-code.module.css";
import { StoreLinks } from "#site/features/store-links/store-links.tsx";
import type { WayToApp } from "#site/features/store-links/way-to-app.ts";
import { useI18n } from "#site/i18n/i18n-context.tsx";
import styles from "./download-dialog.module.css";

interface DownloadDialogProps extends WayToApp {
  readonly onClose: () => void;
  readonly returnFocusTo: RefObject<HTMLElement | null>;
}

/** Resolves once the picture can be painted, or will not come. */
export async function loadPicture(): Promise<void> {
  const image = new Image();
  image.sizes = pictureSizes;
  image.srcset = balloons.sources.avif ?? "";
  await image.decode().catch(() => {});
}

/** What the overlay shows: why to install the app, the code for phones, both stores, and the way on to the site. */
export function DownloadDialog({ context, phoneUrl, onClose, returnFocusTo }: DownloadDialogProps) {
  const { t } = useI18n();
  return (
    <InvitationDialog
      titleId="download-dialog-title"
      title={t("overlay.title")}
      text={t("overlay.text")}
      picture={{ image: balloons, className: styles.picture }}
      closeLabel={t("overlay.close")}
      onClose={onClose}
      returnFocusTo={returnFocusTo}
      isUnasked
    >
      <LazyPhoneCode url={phoneUrl} />
      <p className={codeStyles.or}>{t("overlay.or")}</p>
      <div className={styles.onward}>
        <StoreLinks context={context} position="overlay" />
        <form method="dialog">
          <button type="submit" className={`muted ${styles.continue}`}>
            {t("overlay.continue")}
          </button>
        </form>
      </div>
    </InvitationDialog>
  );
}
