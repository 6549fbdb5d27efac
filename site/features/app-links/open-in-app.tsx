import { ArrowIcon } from "#site/components/icons/arrow-icon.tsx";
import { useI18n } from "#site/i18n/i18n-context.tsx";
import styles from "./open-in-app.module.css";

interface OpenInAppProps {
  /** The page's URL on the app's own host; a link to this host would stay in the browser. */
  readonly href: string;
}

/** Opens the page in the app, above its content. On phones and tablets only: elsewhere there is no app to open. */
export function OpenInApp({ href }: OpenInAppProps) {
  const { t } = useI18n();
  return (
    <div className={`screen-only ${styles.bar}`}>
      <a className={`line raised ${styles.link}`} href={href} rel="nofollow" data-open-in-app="" data-count="app-open">
        <img src="/favicon.svg" alt="" width={28} height={28} />
        <span className={styles.action}>{t("openInApp.action")}</span>
        <ArrowIcon toward="end" />
      </a>
    </div>
  );
}
