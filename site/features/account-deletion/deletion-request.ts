import type { AccountState } from "#contract/account-deletion.ts";
import { definePrivateRequest } from "#site/features/private-request/private-request.ts";
import type { I18n } from "#site/i18n/i18n.ts";

export const deletionRequest = definePrivateRequest("/delete-account", "deletion-receipt", {
  title: "seo.deleteAccount.title",
  description: "seo.deleteAccount.description",
  toForm: "navigation.deleteAccount",
  receipt: ["deleteAccount.noReceiptTitle", "deleteAccount.noReceiptText"],
  link: ["deleteAccount.invalidLinkTitle", "deleteAccount.invalidLinkText"],
});

/** Where a token shows its request, and cancels it with a button. */
export const cancelPath = "/delete-account/cancel";

/** The link that shows and cancels a request. */
export function cancelLink(token: string): string {
  return `${cancelPath}?token=${token}`;
}

interface RequestState {
  readonly state: AccountState;
  readonly deleteAt?: Date | string | null | undefined;
}

/** What becomes of an account after a request, as a heading and a sentence. */
export function requestTexts({ state, deleteAt }: RequestState, { t, formats }: Pick<I18n, "t" | "formats">) {
  if (state === "deleting" && deleteAt) {
    const date = formats.date(new Date(deleteAt));
    return { title: t("deleteAccount.receiptDeletingTitle"), text: t("deleteAccount.receiptDeletingText", { date }) };
  }
  if (state === "active") {
    return { title: t("deleteAccount.receiptActiveTitle"), text: t("deleteAccount.receiptActiveText") };
  }
  return { title: t("deleteAccount.receiptFrozenTitle"), text: t("deleteAccount.receiptFrozenText") };
}
