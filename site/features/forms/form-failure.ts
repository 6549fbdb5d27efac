import type { Translate } from "#site/i18n/translate.ts";

/** What can be wrong with a form as a whole. */
export type FormFailure =
  | "unavailable"
  | "unconfirmed"
  | "offline"
  | { readonly retryAfterMinutes: number }
  | { readonly openAt: string };

/** The message about it; `undefined` where nothing is wrong. */
export function formFailureMessage(failure: FormFailure | undefined, t: Translate): string | undefined {
  if (failure === undefined) return undefined;
  if (failure === "unavailable") return t("errors.unavailableText");
  if (failure === "unconfirmed") return t("form.unconfirmed");
  if (failure === "offline") return t("form.offline");
  if ("openAt" in failure) return t("form.wrongAddress");
  return t("form.tooManyAttempts", { count: failure.retryAfterMinutes });
}
