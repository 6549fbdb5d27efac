import { LineIcon } from "#site/components/icons/line-icon.tsx";
import { useI18n } from "#site/i18n/i18n-context.tsx";
import styles from "./offline-banner.module.css";

/**
 * Says that the page is a copy from this device, and when it was confirmed last; or that the ticket is gone, once the
 * worker has learned it. It is on every page that may be stored, and empty: readers and text browsers ignore CSS, and would
 * read that the ticket is gone while it is not. The worker marks the `<html>` of a copy (`data-offline`), and
 * copy-status.ts writes the texts of `data-copy` and `data-gone`.
 */
export function OfflineBanner() {
  const { t } = useI18n();
  return (
    <div className={`screen-only ${styles.banner}`} role="status">
      <LineIcon className={styles.icon}>
        <path d="m3 3 18 18M8.5 8.7A11 11 0 0 0 5 11m14 0a11 11 0 0 0-6-3M8.5 15a5 5 0 0 1 6-.6M12 19h.01" />
      </LineIcon>
      <div className={styles.text}>
        <strong className={styles.title} data-copy={t("offlineTicket.copy")} data-gone={t("ticket.notFound")} />
        <span data-copy={`${t("offlineTicket.confirmed")} `} data-gone={t("ticket.gone")} />
        <span data-confirmed="" />
      </div>
      {/* biome-ignore lint/a11y/useValidAnchor: this page, whose URL is a credential and stands in no link */}
      {/* biome-ignore lint/a11y/useAnchorContent: copy-status.ts writes it */}
      <a className={`touch-line ${styles.retry}`} href="" data-copy={t("errors.retry")} data-gone={t("errors.retry")} />
    </div>
  );
}
