import { useRef } from "react";
import { accountActions, passwordLimit } from "#contract/account-deletion-fields.ts";
import { buttonStyle } from "#site/components/button-style.ts";
import { classNames } from "#site/components/class-names.ts";
import { Choice } from "#site/features/forms/choice.tsx";
import formStyles from "#site/features/forms/form.module.css";
import { formKeyField } from "#site/features/forms/form-key.ts";
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
  const passwordField = useRef<HTMLInputElement>(null);
  const { form, field, consent, error, errorId, alert, isSending, invalid } = useCheckedForm<
    DeletionField,
    DeletionFormErrors
  >({
    name: "deletion",
    action: link("/delete-account"),
    fields: deletionFields,
    read: readDeletionForm,
    messages,
    errorsOfServer: errors,
    clear() {
      if (passwordField.current) passwordField.current.value = "";
    },
  });
  const labels = {
    delete: { label: t("deleteAccount.actionDelete"), text: t("deleteAccount.actionDeleteText", { count: days }) },
    freeze: { label: t("deleteAccount.actionFreeze"), text: t("deleteAccount.actionFreezeText") },
    restore: { label: t("deleteAccount.actionRestore"), text: t("deleteAccount.actionRestoreText") },
  };

  return (
    <form className={classNames(formStyles.form, styles.deletion)} {...form}>
      <input type="hidden" name={formKeyField} value={formKey} />
      <fieldset
        className={classNames("stack-5", formStyles.part, formStyles.options)}
        aria-describedby={errorId("action")}
      >
        <legend>{t("deleteAccount.actionTitle")}</legend>
        {/* Before the choices: after them it would be off a phone's screen while the first one has the focus. */}
        {error("action")}
        {accountActions.map((choice) => (
          <Choice
            key={choice}
            id={`deletion-${choice}`}
            name="action"
            value={choice}
            {...labels[choice]}
            isChosen={choice === typed?.action}
            hasFocus={choice === accountActions[0] && invalid === "action"}
          />
        ))}
      </fieldset>
      <div className={`stack-5 ${formStyles.pair}`}>
        <div className={formStyles.field}>
          <label htmlFor="deletion-email">{t("deleteAccount.email")}</label>
          <input
            type="email"
            dir="ltr"
            autoComplete="email"
            spellCheck={false}
            required
            defaultValue={typed?.email}
            {...field("email")}
          />
          {error("email")}
        </div>
        <div className={formStyles.field}>
          <label htmlFor="deletion-password">{t("deleteAccount.password")}</label>
          <input
            ref={passwordField}
            type="password"
            dir="ltr"
            autoComplete="current-password"
            maxLength={passwordLimit}
            required
            {...field("password")}
          />
          {error("password")}
        </div>
      </div>
      <div className={styles.confirm}>{consent("confirm", t("deleteAccount.confirm"))}</div>
      <p>{t("deleteAccount.afterSending")}</p>
      {alert}
      <button className={classNames(buttonStyle("primary"), styles.submit)} type="submit" aria-disabled={isSending}>
        {isSending ? (
          t("form.sending")
        ) : (
          <>
            <span data-action="delete">{t("deleteAccount.submit")}</span>
            <span data-action="freeze">{t("deleteAccount.submitFreeze")}</span>
            <span data-action="restore">{t("deleteAccount.submitRestore")}</span>
          </>
        )}
      </button>
    </form>
  );
}

export const DeletionFormIsland = defineIsland(DeletionForm, {
  name: "deletion-form",
  messages: ["deleteAccount", "form", "errors"],
});
