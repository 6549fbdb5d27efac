import { type LegalDocument, privacyPolicy } from "#brand/privacy-policy.ts";
import { useI18n } from "#site/i18n/i18n-context.tsx";
import { LegalBlockView } from "./legal-block-view.tsx";
import styles from "./privacy-policy-page.module.css";

/** The legal text, in Turkish and left to right whatever the interface's language, with its contents beside it. */
export function PrivacyPolicyPage() {
  const { t, locale } = useI18n();
  const text: LegalDocument = privacyPolicy;
  return (
    <div className={styles.page}>
      <article className={styles.article} lang="tr" dir="ltr">
        <header className={styles.header}>
          <h1 className={styles.title}>{text.title}</h1>
          <dl className={styles.dates}>
            <div>
              <dt>{text.effectiveLabel}</dt>
              <dd>{text.effective}</dd>
            </div>
            <div>
              <dt>{text.updatedLabel}</dt>
              <dd>{text.updated}</dd>
            </div>
          </dl>
          <p className={styles.language} lang={locale.code} dir={locale.direction}>
            {t("privacyPolicy.turkishOnly")}
          </p>
        </header>
        <nav className={styles.contents} aria-labelledby="icindekiler" data-contents="">
          <h2 id="icindekiler" className={styles.contentsTitle}>
            {text.contentsTitle}
          </h2>
          {/* Folded where it stands above the text, always open where it stands beside it. */}
          <details>
            <summary className={styles.contentsTitle}>{text.contentsTitle}</summary>
            <ol role="list">
              {text.sections.map((section, index) => (
                <li key={section.id}>
                  <a href={`#${section.id}`}>
                    <span className={styles.number}>{`${index + 1}`}</span>
                    {section.title}
                  </a>
                </li>
              ))}
            </ol>
          </details>
        </nav>
        <div className={styles.sections}>
          {text.sections.map((section, index) => (
            <section key={section.id} id={section.id} aria-labelledby={`${section.id}-baslik`}>
              <h2 id={`${section.id}-baslik`} className={styles.sectionTitle}>
                <span className={styles.number}>{`${index + 1}.`}</span>
                {` ${section.title}`}
              </h2>
              {section.blocks.map((block, position) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: a fixed text; nothing is ever reordered
                <LegalBlockView key={position} block={block} />
              ))}
            </section>
          ))}
        </div>
      </article>
    </div>
  );
}
