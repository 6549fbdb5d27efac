import type { MessageKey } from "#site/i18n/message-key.ts";
import type { Translate } from "#site/i18n/translate.ts";
import type { DeletionField, DeletionFormErrors } from "./read-deletion-form.ts";

const messages: { readonly [Field in DeletionField]: Readonly<Record<string, MessageKey>> } = {
  email: { missing: "deleteAccount.emailMissing", invalid: "form.emailInvalid" },
  password: { missing: "deleteAccount.passwordMissing", "wrong-credentials": "deleteAccount.wrongCredentials" },
  action: { missing: "deleteAccount.actionMissing" },
  confirm: { missing: "deleteAccount.confirmMissing" },
};

/** The message beside a field; `undefined` where the field is right. */
export function fieldMessage(field: DeletionField, errors: DeletionFormErrors, t: Translate): string | undefined {
  const error = errors[field];
  const key = error && messages[field][error];
  return key && t(key);
}
