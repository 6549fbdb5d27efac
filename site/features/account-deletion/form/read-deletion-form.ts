import type { AccountDeletionRequest } from "#contract/account-deletion.ts";
import { isAccountAction, isPassword, normalizeEmail } from "#contract/account-deletion-fields.ts";
import { type FormReading, readField } from "#site/features/forms/read-field.ts";
import type { FormFailure } from "#site/features/forms/send-form.ts";

/** The fields of the form, in their order on the page. */
export const deletionFields = ["action", "email", "password", "confirm"] as const;

export type DeletionField = (typeof deletionFields)[number];

/** What can be wrong with a field, or with the request as a whole (`form`). The form has a message for each. */
export interface DeletionFormErrors {
  readonly email?: "missing" | "invalid";
  readonly password?: "missing" | "wrong-credentials";
  readonly action?: "missing";
  readonly confirm?: "missing";
  readonly form?: FormFailure;
}

/** With the normalized address. */
export type DeletionFormValues = Omit<AccountDeletionRequest, "locale">;

/**
 * Reads the form, in the browser and on the server alike. Only a deletion must be confirmed. A password that no account
 * can have is as wrong as any other.
 */
export function readDeletionForm(form: FormData): FormReading<DeletionFormValues, DeletionFormErrors> {
  const typedEmail = readField(form, "email");
  const email = normalizeEmail(typedEmail);
  const password = readField(form, "password");
  const action = readField(form, "action");
  const errors: DeletionFormErrors = {
    ...(email === undefined && { email: typedEmail.trim() === "" ? "missing" : "invalid" }),
    ...(!isPassword(password) && { password: password === "" ? "missing" : "wrong-credentials" }),
    ...(!isAccountAction(action) && { action: "missing" }),
    ...(action === "delete" && readField(form, "confirm") === "" && { confirm: "missing" }),
  };
  if (email === undefined || !isPassword(password) || !isAccountAction(action) || errors.confirm) {
    return { ok: false, errors };
  }
  return { ok: true, values: { email, password, action } };
}
