import { brand } from "#brand/brand.ts";
import type { LanguageCode } from "#locales/index.ts";
import { useI18n } from "#site/i18n/i18n-context.tsx";
import styles from "./delete-account-page.module.css";
import { DeletionForm, DeletionFormIsland } from "./deletion-form.tsx";

interface DeleteAccountPageProps {
  readonly localeInUrl: LanguageCode | undefined;
  /** Restores the form that the specification records: no behavior at all (section 2, /delete-account). */
  readonly asObserved: boolean;
}

/** Id of the section that the form leads to, because it cannot take requests itself. */
const requestByMail = "request-by-mail";

/** How an account is deleted, what goes and what stays. */
export function DeleteAccountPage({ localeInUrl, asObserved }: DeleteAccountPageProps) {
  const { t } = useI18n();
  const subject = encodeURIComponent(t("deleteAccount.mailSubject"));
  return (
    <div className={styles.page}>
      <header className={styles.header}>
        <h1 className={styles.title}>{t("deleteAccount.title")}</h1>
        <p className={styles.lead}>{t("deleteAccount.text")}</p>
      </header>
      <div className={styles.request}>
        {asObserved ? <DeletionForm /> : <DeletionFormIsland localeInUrl={localeInUrl} leadsTo={`#${requestByMail}`} />}
        {!asObserved && (
          <section id={requestByMail} className={styles.mail} aria-labelledby={`${requestByMail}-title`}>
            <h2 id={`${requestByMail}-title`}>{t("deleteAccount.mailTitle")}</h2>
            <p>{t("deleteAccount.mailText")}</p>
            <a href={`mailto:${brand.contactEmail}?subject=${subject}`}>
              {t("deleteAccount.mailLink", { email: brand.contactEmail })}
            </a>
          </section>
        )}
      </div>
      <div className={styles.facts}>
        <section>
          <h2>{t("deleteAccount.removedTitle")}</h2>
          <ul>
            <li>{t("deleteAccount.removedProfile")}</li>
            <li>{t("deleteAccount.removedContent")}</li>
            <li>{t("deleteAccount.removedScore")}</li>
          </ul>
        </section>
        <section>
          <h2>{t("deleteAccount.keptTitle")}</h2>
          <p>{t("deleteAccount.keptText")}</p>
        </section>
        <section>
          <h2>{t("deleteAccount.freezeTitle")}</h2>
          <p>{t("deleteAccount.freezeText")}</p>
        </section>
      </div>
    </div>
  );
}
