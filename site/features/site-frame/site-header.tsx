import type { ReactNode } from "react";
import { buttonStyle } from "#site/components/button-style.ts";
import { WordMark } from "#site/components/icons/word-mark.tsx";
import { downloadPath, type StoreContext } from "#site/features/store-links/store-context.ts";
import { useI18n } from "#site/i18n/i18n-context.tsx";
import { LanguageButton } from "./language-picker.tsx";
import styles from "./site-header.module.css";

/**
 * The top of every page: skip link, word mark, languages and the link to the download page.
 *
 * @param context what the page shows; the download link carries it on
 * @param children stand before that link
 */
export function SiteHeader({ context, children }: { readonly context: StoreContext; readonly children?: ReactNode }) {
  const { t, link } = useI18n();
  return (
    <header className={styles.header}>
      <a className={`screen-only ${styles.skip}`} href="#content">
        {t("accessibility.skipToContent")}
      </a>
      <div className={`content row ${styles.row}`}>
        <a className={styles.brand} href={link("/")} aria-label={t("accessibility.logo")}>
          <WordMark />
        </a>
        <LanguageButton compact />
        {children}
        <a
          className={`screen-only ${buttonStyle("primary", "small")} ${styles.download}`}
          href={link(downloadPath(context))}
        >
          {t("navigation.download")}
        </a>
      </div>
    </header>
  );
}
