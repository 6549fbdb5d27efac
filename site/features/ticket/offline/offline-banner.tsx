import { LineIcon } from "#site/components/icons/line-icon.tsx";
import { useI18n } from "#site/i18n/i18n-context.tsx";
import styles from "./offline-banner.module.css";

/**
 * Says that the page is a copy from this device, and when it was confirmed last; or that the ticket is gone, once the
 * worker has learned it. It is on every page that may be stored. The worker marks the `<html>` of a copy (`data-offline`),
 * copy-status.ts fills in the time and marks a page whose ticket is gone.
 */
export function OfflineBanner() {
  const { t } = useI18n();
  return (
    <div className={styles.banner} role="status">
      <LineIcon className={styles.icon}>
        <path d="m3 3 18 18M8.5 8.7A11 11 0 0 0 5 11m14 0a11 11 0 0 0-6-3M8.5 15a5 5 0 0 1 6-.6M12 19h.01" />
      </LineIcon>
      <div className={styles.copy}>
        <strong className={styles.title}>{t("offlineTicket.copy")}</strong>
        {t("offlineTicket.confirmed")} <time data-confirmed="" />
      </div>
      <div className={styles.gone}>
        <strong className={styles.title}>{t("ticket.notFound")}</strong>
        {t("ticket.gone")}
      </div>
      {/* biome-ignore lint/a11y/useValidAnchor: this page, whose URL is a credential and stands in no link */}
      <a className={styles.retry} href="">
        {t("errors.retry")}
      </a>
    </div>
  );
}
