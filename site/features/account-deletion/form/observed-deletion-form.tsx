import { buttonStyle } from "#site/components/button-style.ts";
import styles from "#site/features/forms/form.module.css";
import { useI18n } from "#site/i18n/i18n-context.tsx";

/**
 * The form as the specification records it (section 2): e-mail, password and a button without any behavior. Fields
 * without a `name` are part of no submit, and `method="dialog"` outside a dialog is defined to do nothing (HTML, "form
 * submission algorithm").
 */
export function ObservedDeletionForm() {
  const { t } = useI18n();
  return (
    <form className={styles.form} method="dialog" noValidate>
      <label className={styles.field}>
        {t("deleteAccount.email")}
        <input className={styles.input} type="email" dir="ltr" autoComplete="email" spellCheck={false} />
      </label>
      <label className={styles.field}>
        {t("deleteAccount.password")}
        <input className={styles.input} type="password" dir="ltr" autoComplete="current-password" />
      </label>
      <button className={buttonStyle("primary")} type="submit">
        {t("deleteAccount.submit")}
      </button>
    </form>
  );
}
