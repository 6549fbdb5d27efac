import { buttonStyle } from "#site/components/button-style.ts";
import { classNames } from "#site/components/class-names.ts";
import { downloadPath } from "#site/features/store-links/store-context.ts";
import { useWayToApp } from "#site/features/store-links/way-to-app.ts";
import { useI18n } from "#site/i18n/i18n-context.tsx";
import styles from "./open-in-app.module.css";

/**
 * Opens the page in the app, in the header, where it takes the place of the link behind it. On phones and tablets only:
 * elsewhere there is no app to open.
 *
 * @param appHref the page's URL on the app's own host; a link to this host would stay in the browser. Where there is
 *   none, Android alone opens the app, by an intent (lead-into-app.tsx), and the link itself leads to its store
 */
export function OpenInApp({ appHref }: { readonly appHref: string | undefined }) {
  const { t, link } = useI18n();
  const { context } = useWayToApp();
  return (
    <a
      className={classNames("screen-only", buttonStyle("quiet", "small"), styles.open, appHref && styles.anywhere)}
      href={appHref ?? link(downloadPath(context, "auto"))}
      rel="nofollow"
      data-open-in-app=""
      data-count="app-open"
    >
      {t("openInApp.action")}
    </a>
  );
}
