import { type RefObject, useEffect } from "react";
import { FullScreenDialog } from "#site/components/dialog/full-screen-dialog.tsx";
import { QrCode } from "#site/components/qr-code.tsx";
import { useI18n } from "#site/i18n/i18n-context.tsx";
import styles from "./full-screen-code.module.css";
import { TicketCode } from "./ticket-code.tsx";
import { useWakeLock } from "./use-wake-lock.ts";

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
    <FullScreenDialog
      label={t("ticketCode.label")}
      closeLabel={t("ticketCode.close")}
      onClose={onClose}
      returnFocusTo={returnFocusTo}
      ground="light"
    >
      <div className={`stack ${styles.screen}`}>
        <p className={`clamped ${styles.title}`} dir="auto">
          {title}
        </p>
        <div className={styles.qr}>
          <QrCode text={code} label={t("ticketCode.label")} />
        </div>
        <p className={styles.text}>
          <TicketCode code={code} />
        </p>
      </div>
    </FullScreenDialog>
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
