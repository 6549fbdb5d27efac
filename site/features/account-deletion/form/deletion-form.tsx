import { accountActions, passwordLimit } from "#contract/account-deletion-fields.ts";
import { classNames } from "#site/components/class-names.ts";
import formStyles from "#site/features/forms/form.module.css";
import { Choices, Consent, emailAttributes, TextField } from "#site/features/forms/form-fields.tsx";
import { useCheckedForm } from "#site/features/forms/use-checked-form.tsx";
import { useI18n } from "#site/i18n/i18n-context.tsx";
import type { MessageKey } from "#site/i18n/message-key.ts";
import { defineIsland } from "#site/islands/define-island.tsx";
import styles from "./deletion-form.module.css";
import { type DeletionField, type DeletionFormErrors, deletionFields, readDeletionForm } from "./read-deletion-form.ts";

const messages: { readonly [Field in DeletionField]: Readonly<Record<string, MessageKey>> } = {
  email: { missing: "deleteAccount.emailMissing", invalid: "form.emailInvalid" },
  password: { missing: "deleteAccount.passwordMissing", "wrong-credentials": "deleteAccount.wrongCredentials" },
  action: { missing: "deleteAccount.actionMissing" },
  confirm: { missing: "deleteAccount.confirmMissing" },
};

interface DeletionFormProps {
  /** Days between a request and the deletion. */
  readonly days: number;
  /** What the server found wrong with a form that was posted without script. */
  readonly errors?: DeletionFormErrors | undefined;
  /** What was typed into it, apart from the password. */
  readonly typed?: Readonly<Record<"email" | "action", string>> | undefined;
  readonly formKey: string;
}

/**
 * Deletes, freezes or restores an account. A plain form that is posted to its own page; with script, the same request
 * is sent with `fetch`, its errors go while they are corrected, and the page stays until the answer.
 */
export function DeletionForm({ days, errors, typed, formKey }: DeletionFormProps) {
  const { t, link } = useI18n();
  const { form, field, submit } = useCheckedForm<DeletionField>({
    name: "deletion",
    action: link("/delete-account"),
    fields: deletionFields,
    read: readDeletionForm,
    messages,
    errorsOfServer: errors,
    typed,
    formKey,
  });
  const labels = {
    delete: { label: t("deleteAccount.actionDelete"), text: t("deleteAccount.actionDeleteText", { count: days }) },
    freeze: { label: t("deleteAccount.actionFreeze"), text: t("deleteAccount.actionFreezeText") },
    restore: { label: t("deleteAccount.actionRestore"), text: t("deleteAccount.actionRestoreText") },
  };

  return (
    <form className={classNames(formStyles.form, styles.deletion)} {...form}>
      <Choices
        {...field("action")}
        title={t("deleteAccount.actionTitle")}
        choices={accountActions.map((value) => ({ value, ...labels[value] }))}
      />
      <div className={`stack-5 ${formStyles.pair}`}>
        <TextField {...field("email")} {...emailAttributes} label={t("deleteAccount.email")} required />
        <TextField
          {...field("password")}
          label={t("deleteAccount.password")}
          type="password"
          dir="ltr"
          autoComplete="current-password"
          maxLength={passwordLimit}
          required
        />
      </div>
      <div className={styles.confirm}>
        <Consent {...field("confirm")} label={t("deleteAccount.confirm")} />
      </div>
      <p>{t("deleteAccount.afterSending")}</p>
      {submit(
        <>
          <span data-action="delete">{t("deleteAccount.submit")}</span>
          <span data-action="freeze">{t("deleteAccount.submitFreeze")}</span>
          <span data-action="restore">{t("deleteAccount.submitRestore")}</span>
        </>,
        styles.submit,
      )}
    </form>
  );
}

export const DeletionFormIsland = defineIsland(DeletionForm, {
  name: "deletion-form",
  messages: ["deleteAccount", "form", "errors"],
});
