import { definePrivateRequest } from "#site/features/private-request/private-request.ts";

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
