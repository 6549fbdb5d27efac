import { type RefObject, useEffect } from "react";
import { ModalDialog } from "#site/components/dialog/modal-dialog.tsx";
import { useI18n } from "#site/i18n/i18n-context.tsx";
import styles from "./full-screen-code.module.css";
import { TicketCode } from "./ticket-code.tsx";
import { useWakeLock } from "./use-wake-lock.ts";

/** Id of the drawing on the page, which the full screen shows once more: nothing is drawn, or loaded, for it. */
export const qrCodeId = "ticket-qr-code";

interface FullScreenCodeProps {
  readonly code: string;
  /** Of the event. */
  readonly title: string;
  readonly onClose: () => void;
  readonly returnFocusTo: RefObject<HTMLElement | null>;
}

/**
 * The code alone, as large as the screen and black on white, for the scanner at an entrance. A dialog and not the
 * Fullscreen API: iPhones have none for elements, and Android covers the top of the screen with a hint.
 */
export function FullScreenCode({ code, title, onClose, returnFocusTo }: FullScreenCodeProps) {
  const { t } = useI18n();
  useWakeLock();
  useWhiteBrowserBar();
  return (
    <ModalDialog
      label={t("ticketCode.label")}
      closeLabel={t("ticketCode.close")}
      onClose={onClose}
      returnFocusTo={returnFocusTo}
      fullScreen="light"
    >
      <div className={`stack ${styles.screen}`}>
        <p className={`clamped ${styles.title}`} dir="auto">
          {title}
        </p>
        <div className={styles.qr}>
          <svg className="whole-width" viewBox="0 0 1 1" role="img" aria-label={t("ticketCode.label")}>
            <use href={`#${qrCodeId}`} width="1" height="1" />
          </svg>
        </div>
        <p className={styles.text}>
          <TicketCode code={code} />
        </p>
      </div>
    </ModalDialog>
  );
}

/** The browser's own bar, dark in the dark scheme, continues the white of the screen. */
function useWhiteBrowserBar(): void {
  useEffect(() => {
    const metas = [...document.querySelectorAll<HTMLMetaElement>("meta[name=theme-color]")];
    const colors = metas.map(({ content }) => content);
    for (const meta of metas) meta.content = "#ffffff";
    return () => {
      for (const [index, meta] of metas.entries()) meta.content = colors[index] ?? "";
    };
  }, []);
}
