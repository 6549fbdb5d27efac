import type { Translate } from "#site/i18n/translate.ts";
import { WordMark } from "#site/ui/word-mark.tsx";
import styles from "./site-header.module.css";

interface SiteHeaderProps {
  readonly t: Translate;
  readonly link: (path: string) => string;
}

/** The top of every page: a way past it, the word mark, and the way into the app. */
export function SiteHeader({ t, link }: SiteHeaderProps) {
  return (
    <header className={styles.header}>
      <a className={styles.skip} href="#content">
        {t("accessibility.skipToContent")}
      </a>
      <div className={styles.row}>
        <a className={styles.brand} href={link("/")} aria-label={t("accessibility.logo")}>
          <WordMark />
        </a>
        <a className={styles.download} href={link("/download")}>
          {t("navigation.download")}
        </a>
      </div>
    </header>
  );
}
