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

/** The message about the request as a whole. */
export function formMessage({ form }: DeletionFormErrors, t: Translate): string | undefined {
  if (form === undefined) return undefined;
  if (form === "unavailable") return t("errors.unavailableText");
  if (form === "unconfirmed") return t("form.unconfirmed");
  if (form === "offline") return t("form.offline");
  if ("openAt" in form) return t("form.wrongAddress");
  return t("form.tooManyAttempts", { count: form.retryAfterMinutes });
}
