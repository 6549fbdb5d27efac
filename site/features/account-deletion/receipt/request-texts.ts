import type { AccountRequest } from "#contract/account-deletion.ts";
import type { Formats } from "#site/i18n/format.ts";
import type { Translate } from "#site/i18n/translate.ts";

/** What becomes of an account after a request, as a heading and a sentence. */
export function requestTexts(
  { state, deleteAt }: AccountRequest,
  t: Translate,
  formats: Formats,
): { readonly title: string; readonly text: string } {
  if (state === "deleting" && deleteAt) {
    const date = formats.date(new Date(deleteAt));
    return { title: t("deleteAccount.receiptDeletingTitle"), text: t("deleteAccount.receiptDeletingText", { date }) };
  }
  if (state === "active") {
    return { title: t("deleteAccount.receiptActiveTitle"), text: t("deleteAccount.receiptActiveText") };
  }
  return { title: t("deleteAccount.receiptFrozenTitle"), text: t("deleteAccount.receiptFrozenText") };
}
