import { LineIcon } from "#site/components/icons/line-icon.tsx";
import { useI18n } from "#site/i18n/i18n-context.tsx";
import styles from "./offline-banner.module.css";

/**
 * Says that the page is a copy from this device, and when it was confirmed last. It is on every page that may be stored
 * and shows in a copy only, whose `<html>` the worker has marked; confirmed-time.ts fills in the time.
 */
export function OfflineBanner() {
  const { t } = useI18n();
  return (
    <div className={styles.banner} role="status">
      <LineIcon className={styles.icon}>
        <path d="m3 3 18 18M8.5 8.7A11 11 0 0 0 5 11m14 0a11 11 0 0 0-6-3M8.5 15a5 5 0 0 1 6-.6M12 19h.01" />
      </LineIcon>
      <div>
        <strong className={styles.title}>{t("offlineTicket.copy")}</strong>
        {t("offlineTicket.confirmed")} <time data-confirmed="" />
      </div>
      {/* biome-ignore lint/a11y/useValidAnchor: this page, whose URL is a credential and stands in no link */}
      <a className={styles.retry} href="">
        {t("errors.retry")}
      </a>
    </div>
  );
}
