import { type RefObject, useEffect, useRef } from "react";
import { ModalDialog } from "#site/components/dialog/modal-dialog.tsx";
import { useI18n } from "#site/i18n/i18n-context.tsx";
import { announce } from "#site/islands/announce.ts";
import styles from "./copy-dialog.module.css";

interface CopyDialogProps {
  readonly url: string;
  readonly onClose: () => void;
  readonly returnFocusTo: RefObject<HTMLElement | null>;
}

const titleId = "copy-dialog-title";

/** Where a link is copied by hand: the URL in a field, selected. */
export function CopyDialog({ url, onClose, returnFocusTo }: CopyDialogProps) {
  const { t } = useI18n();
  const field = useRef<HTMLInputElement>(null);

  // The dialog's own effect runs first, because it is a child, and opens it.
  useEffect(() => {
    field.current?.focus();
    // Backwards, so that the URL is shown from its beginning; Chromium shows the end all the same the first time.
    field.current?.setSelectionRange(0, url.length, "backward");
    if (field.current) field.current.scrollLeft = 0;
  }, [url]);

  return (
    <ModalDialog labelledBy={titleId} closeLabel={t("sharing.close")} onClose={onClose} returnFocusTo={returnFocusTo}>
      <h2 id={titleId} className={`heading ${styles.title}`}>
        {t("sharing.copyTitle")}
      </h2>
      <p className={`note ${styles.text}`}>{t("sharing.copyText")}</p>
      <input
        ref={field}
        className={styles.field}
        type="text"
        dir="ltr"
        readOnly
        value={url}
        aria-label={t("sharing.link")}
        onCopy={() => announce("link-copy")}
      />
    </ModalDialog>
  );
}
