import { brand } from "#brand/brand.ts";
import { type LegalDocument, privacyPolicy } from "#brand/privacy-policy.ts";
import { useI18n } from "#site/i18n/i18n-context.tsx";
import { LegalBlockView } from "./legal-block-view.tsx";
import { LegalPage } from "./legal-page.tsx";
import styles from "./privacy-policy-page.module.css";

/** The legal text, in Turkish whatever the interface's language. */
export function PrivacyPolicyPage() {
  const text: LegalDocument = privacyPolicy;
  return (
    <LegalPage
      language="tr"
      title={text.title}
      head={<PolicyFacts text={text} />}
      contentsTitle={text.contentsTitle}
      contents={text.sections}
      isLong
    >
      {text.sections.map((section, index) => (
        <section key={section.id} id={section.id} className={styles.section} aria-labelledby={`${section.id}-baslik`}>
          <h2 id={`${section.id}-baslik`} className={`heading ${styles.sectionTitle}`}>
            <span className="accent">{`${index + 1}.`}</span>
            {` ${section.title}`}
          </h2>
          {section.blocks.map((block, position) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a fixed text; nothing is ever reordered
            <LegalBlockView key={position} block={block} />
          ))}
        </section>
      ))}
    </LegalPage>
  );
}

function PolicyFacts({ text }: { readonly text: LegalDocument }) {
  const { t, locale } = useI18n();
  return (
    <>
      <dl className={`row ${styles.facts}`}>
        <div>
          <dt className="muted">{text.effectiveLabel}</dt>
          <dd>{text.effective}</dd>
        </div>
        <div>
          <dt className="muted">{text.updatedLabel}</dt>
          <dd>{text.updated}</dd>
        </div>
        <div className={styles.contact}>
          <dt className="muted">{text.contactLabel}</dt>
          <dd>
            <a href={`mailto:${brand.contactEmail}`}>{brand.contactEmail}</a>
          </dd>
        </div>
      </dl>
      <p className={`note ${styles.language}`} lang={locale.code} dir={locale.direction}>
        {t("privacyPolicy.turkishOnly")}
      </p>
    </>
  );
}
