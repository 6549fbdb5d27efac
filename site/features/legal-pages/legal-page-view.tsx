import { legalPageContents, type legalPageLanguages, type legalPages } from "#brand/legal-pages.ts";
import { useI18n } from "#site/i18n/i18n-context.tsx";
import { LegalBlockView } from "./legal-block-view.tsx";
import { LegalPage } from "./legal-page.tsx";
import styles from "./legal-page-view.module.css";

type Language = (typeof legalPageLanguages)[number];

interface LegalPageViewProps {
  readonly text: (typeof legalPages)[keyof typeof legalPages][Language];
  readonly language: Language;
}

/** A page of the owner's words, which says so where they are not in the language of the interface. */
export function LegalPageView({ text, language }: LegalPageViewProps) {
  const { t, locale } = useI18n();
  return (
    <LegalPage
      language={language}
      title={text.title}
      head={
        <>
          <p className={`lead ${styles.lead}`}>{text.lead}</p>
          {language !== locale.code && (
            <p className={`note ${styles.language}`} lang={locale.code} dir={locale.direction}>
              {t("legalPages.languages")}
            </p>
          )}
        </>
      }
      contentsTitle={legalPageContents[language]}
      contents={text.blocks.flatMap((block) =>
        typeof block === "object" && block.kind === "heading" ? [{ id: block.id, title: block.text }] : [],
      )}
    >
      {text.blocks.map((block, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a fixed text; nothing is ever reordered
        <LegalBlockView key={index} block={block} headingLevel="h2" />
      ))}
    </LegalPage>
  );
}
