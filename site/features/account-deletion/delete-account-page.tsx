import { brand } from "#brand/brand.ts";
import formStyles from "#site/features/forms/form.module.css";
import type { RefusedForm } from "#site/features/private-request/post-private-form.ts";
import { useI18n } from "#site/i18n/i18n-context.tsx";
import styles from "./delete-account-page.module.css";
import { DeletionDataTable, deletionDataId } from "./deletion-data-table.tsx";
import { DeletionFormIsland } from "./form/deletion-form.tsx";
import { ObservedDeletionForm } from "./form/observed-deletion-form.tsx";
import type { DeletionFormErrors } from "./form/read-deletion-form.ts";
import "#site/components/wash.css";

interface DeleteAccountPageProps {
  /**
   * "here": this site deletes accounts. "elsewhere": only the app and the mail address do. "observed": the form that
   * the specification records, without any behavior (section 2, /delete-account).
   */
  readonly mode: "here" | "elsewhere" | "observed";
  /** Days between a request and the deletion. */
  readonly days: number;
  /** The form that was posted and not accepted. */
  readonly refused?: RefusedForm<"email" | "action", DeletionFormErrors> | undefined;
  readonly formKey: string;
}

/** How an account is deleted, what goes and what stays. */
export function DeleteAccountPage({ mode, days, refused, formKey }: DeleteAccountPageProps) {
  const { t } = useI18n();
  const isHere = mode === "here";
  return (
    <div className={`page wash stack ${formStyles.page}`}>
      <header className={`intro ${formStyles.header}`}>
        <h1 className="title">{t("deleteAccount.title")}</h1>
        <p className="lead">{isHere ? t("deleteAccount.textHere", { count: days }) : t("deleteAccount.text")}</p>
        {mode === "elsewhere" && <p className={`muted ${styles.elsewhere}`}>{t("deleteAccount.elsewhere")}</p>}
        <a className={`action touch-line ${styles.toData}`} href={`#${deletionDataId}`}>
          {t("deleteAccount.dataTitle")}
        </a>
      </header>
      <div className={`stack ${formStyles.columns}`}>
        {mode === "observed" && <ObservedDeletionForm />}
        {mode === "elsewhere" && <RequestByMail className={`touch-lines ${formStyles.panel}`} />}
        {isHere && <DeletionFormIsland days={days} formKey={formKey} errors={refused?.errors} typed={refused?.typed} />}
        <div className={`stack-5 touch-lines ${formStyles.notes}`}>
          <section>
            <h2>{t("deleteAccount.freezeTitle")}</h2>
            <p>{t("deleteAccount.freezeText")}</p>
          </section>
          {isHere && <RequestByMail />}
        </div>
      </div>
      <div className={styles.data}>
        <DeletionDataTable days={isHere ? days : undefined} />
      </div>
    </div>
  );
}

function RequestByMail({ className }: { readonly className?: string | undefined }) {
  const { t } = useI18n();
  const subject = encodeURIComponent(t("deleteAccount.mailSubject"));
  return (
    <section className={className} aria-labelledby="request-by-mail">
      <h2 id="request-by-mail">{t("deleteAccount.mailTitle")}</h2>
      <p>{t("deleteAccount.mailText")}</p>
      <a href={`mailto:${brand.contactEmail}?subject=${subject}`}>
        {t("form.mailLink", { email: brand.contactEmail })}
      </a>
    </section>
  );
}
