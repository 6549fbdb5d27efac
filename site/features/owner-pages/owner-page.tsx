import { classNames } from "#site/components/class-names.ts";
import washStyles from "#site/components/wash.module.css";
import { LegalBlockView } from "#site/features/privacy/legal-block-view.tsx";
import { useI18n } from "#site/i18n/i18n-context.tsx";
import styles from "./owner-page.module.css";
import type { OwnerPageText } from "./owner-page-text.ts";

/** A page of the owner's words, in the language nearest to the interface's. */
export function OwnerPageView({ text, language, isOwnLanguage }: OwnerPageText) {
  const { t } = useI18n();
  return (
    <div className={classNames(washStyles.wash, styles.page)}>
      {!isOwnLanguage && <p className={styles.language}>{t("ownerPages.languages")}</p>}
      <article lang={language} dir="ltr">
        <h1 className={styles.title}>{text.title}</h1>
        <p className={styles.lead}>{text.lead}</p>
        {text.blocks.map((block, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a fixed text; nothing is ever reordered
          <LegalBlockView key={index} block={block} headingLevel="h2" />
        ))}
      </article>
    </div>
  );
}
