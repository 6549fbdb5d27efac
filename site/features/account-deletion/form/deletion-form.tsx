import { useRef } from "react";
import { accountActions, passwordLimit } from "#contract/account-deletion-fields.ts";
import { buttonStyle } from "#site/components/button-style.ts";
import { classNames } from "#site/components/class-names.ts";
import { FieldError } from "#site/features/forms/field-error.tsx";
import formStyles from "#site/features/forms/form.module.css";
import { FormAlert } from "#site/features/forms/form-alert.tsx";
import { formFailureMessage } from "#site/features/forms/form-failure.ts";
import { formKeyField } from "#site/features/forms/form-key.ts";
import { useCheckedForm } from "#site/features/forms/use-checked-form.ts";
import { useI18n } from "#site/i18n/i18n-context.tsx";
import { defineIsland } from "#site/islands/define-island.tsx";
import { deletionFormTimeoutMs } from "#site/product-api/timeouts.ts";
import styles from "./deletion-form.module.css";
import { fieldMessage } from "./deletion-form-messages.ts";
import { type DeletionField, type DeletionFormErrors, deletionFields, readDeletionForm } from "./read-deletion-form.ts";

interface DeletionFormProps {
  /** Days between a request and the deletion. */
  readonly days: number;
  /** What the server found wrong with a form that was posted without script. */
  readonly errors?: DeletionFormErrors;
  /** What was typed into it, apart from the password. */
  readonly typed?: { readonly email: string; readonly action: string };
  readonly formKey: string;
}

/**
 * Deletes, freezes or restores an account. A plain form that is posted to its own page; with script, the same request
 * is sent with `fetch`, its errors go while they are corrected, and the page stays until the answer.
 */
export function DeletionForm({ days, errors: errorsOfServer = {}, typed, formKey }: DeletionFormProps) {
  const { t, link } = useI18n();
  const action = link("/delete-account"); // `form.action` is the field of that name
  const passwordField = useRef<HTMLInputElement>(null);
  const { errors, isSending, invalid, ...handlers } = useCheckedForm<DeletionField, DeletionFormErrors>({
    action,
    fields: deletionFields,
    read: readDeletionForm,
    errorsOfServer,
    unavailable: { form: "unconfirmed" },
    timeoutMs: deletionFormTimeoutMs,
    clear() {
      if (passwordField.current) passwordField.current.value = "";
    },
  });

  const labels = {
    delete: { name: t("deleteAccount.actionDelete"), text: t("deleteAccount.actionDeleteText", { count: days }) },
    freeze: { name: t("deleteAccount.actionFreeze"), text: t("deleteAccount.actionFreezeText") },
    restore: { name: t("deleteAccount.actionRestore"), text: t("deleteAccount.actionRestoreText") },
  };
  const fieldState = (field: DeletionField) => ({
    "aria-invalid": errors[field] !== undefined,
    "aria-describedby": errorId(field),
    // Without script, the field that must be corrected gets the focus with the page.
    autoFocus: field === invalid,
  });
  const openAt = typeof errors.form === "object" && "openAt" in errors.form ? errors.form.openAt : undefined;
  const error = (field: DeletionField) => <FieldError id={errorId(field)}>{fieldMessage(field, errors, t)}</FieldError>;

  return (
    <form
      className={classNames(formStyles.form, styles.deletion)}
      method="post"
      action={action}
      noValidate
      aria-busy={isSending}
      {...handlers}
    >
      <input type="hidden" name={formKeyField} value={formKey} />
      <fieldset
        className={classNames("stack-5", formStyles.part, formStyles.options)}
        aria-describedby={errorId("action")}
      >
        <legend>{t("deleteAccount.actionTitle")}</legend>
        {/* Before the choices: after them it would be off a phone's screen while the first one has the focus. */}
        {error("action")}
        {accountActions.map((choice) => (
          <label key={choice} className={formStyles.choice}>
            <input
              name="action"
              type="radio"
              value={choice}
              required
              defaultChecked={choice === typed?.action}
              {...{ autoFocus: choice === accountActions[0] && invalid === "action" }}
              aria-labelledby={`deletion-${choice}-name`}
              aria-describedby={`deletion-${choice}-text`}
            />
            <span id={`deletion-${choice}-name`}>{labels[choice].name}</span>
            <small id={`deletion-${choice}-text`}>{labels[choice].text}</small>
          </label>
        ))}
      </fieldset>
      <div className={formStyles.pair}>
        <div className={formStyles.field}>
          <label htmlFor="deletion-email">{t("deleteAccount.email")}</label>
          <input
            id="deletion-email"
            className={formStyles.input}
            name="email"
            type="email"
            dir="ltr"
            autoComplete="email"
            spellCheck={false}
            required
            defaultValue={typed?.email}
            {...fieldState("email")}
          />
          {error("email")}
        </div>
        <div className={formStyles.field}>
          <label htmlFor="deletion-password">{t("deleteAccount.password")}</label>
          <input
            id="deletion-password"
            className={formStyles.input}
            ref={passwordField}
            name="password"
            type="password"
            dir="ltr"
            autoComplete="current-password"
            maxLength={passwordLimit}
            required
            {...fieldState("password")}
          />
          {error("password")}
        </div>
      </div>
      <div className={classNames(formStyles.field, styles.confirm)}>
        <label className={formStyles.choice}>
          <input name="confirm" type="checkbox" value="yes" {...fieldState("confirm")} />
          <span>{t("deleteAccount.confirm")}</span>
        </label>
        {error("confirm")}
      </div>
      <p>{t("deleteAccount.afterSending")}</p>
      <FormAlert
        message={formFailureMessage(errors.form, t)}
        openAt={openAt}
        isOfPage={errorsOfServer.form !== undefined}
      />
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

function errorId(field: DeletionField): string {
  return `deletion-${field}-error`;
}

export const DeletionFormIsland = defineIsland(DeletionForm, {
  name: "deletion-form",
  messages: ["deleteAccount", "form", "errors"],
});
