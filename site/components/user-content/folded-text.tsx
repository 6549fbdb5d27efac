import { useI18n } from "#site/i18n/i18n-context.tsx";
import styles from "./folded-text.module.css";
import { UserText } from "./user-text.tsx";

/** A long text, cut after `--lines` lines until it is unfolded, by `<details>`, which needs no script. */
export function FoldedText({ text, lang }: { readonly text: string; readonly lang?: string | undefined }) {
  const { t } = useI18n();
  return (
    <>
      <UserText text={text} lang={lang} className={`clamped ${styles.folded}`} />
      <details className={styles.more}>
        <summary className={`action plain-link touch-line ${styles.toggle}`}>
          <span className={styles.whenFolded}>{t("post.readMore")}</span>
          <span className={styles.whenOpen}>{t("post.readLess")}</span>
        </summary>
      </details>
    </>
  );
}
