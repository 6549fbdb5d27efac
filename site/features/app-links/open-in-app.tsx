import { classNames } from "#site/components/class-names.ts";
import { ArrowIcon } from "#site/components/icons/arrow-icon.tsx";
import { downloadPath } from "#site/features/store-links/store-context.ts";
import { useWayToApp } from "#site/features/store-links/way-to-app.ts";
import { useI18n } from "#site/i18n/i18n-context.tsx";
import styles from "./open-in-app.module.css";

/**
 * Opens the page in the app, above its content. On phones and tablets only: elsewhere there is no app to open.
 *
 * @param appHref the page's URL on the app's own host; a link to this host would stay in the browser. Where there is
 *   none, Android alone opens the app, by an intent (lead-into-app.tsx), and the link itself leads to its store
 */
export function OpenInApp({ appHref }: { readonly appHref: string | undefined }) {
  const { t, link } = useI18n();
  const { context } = useWayToApp();
  return (
    <div className={classNames("screen-only", styles.bar, appHref === undefined && styles.androidAlone)}>
      <a
        className={`line raised ${styles.link}`}
        href={appHref ?? link(downloadPath(context, "auto"))}
        rel="nofollow"
        data-open-in-app=""
        data-count="app-open"
      >
        <span className={`medium ${styles.action}`}>{t("openInApp.action")}</span>
        <ArrowIcon toward="end" />
      </a>
    </div>
  );
}
