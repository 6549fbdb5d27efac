import { createReceiptCookie } from "#site/http/receipt-cookie.ts";

/** The page that shows a receipt after a form was accepted. */
export const receiptPath = "/delete-account/receipt";

/** Where a token shows its request, and cancels it with a button. */
export const cancelPath = "/delete-account/cancel";

export const receiptCookie = createReceiptCookie("deletion-receipt", "/delete-account");

/** The link that shows and cancels a request. */
export function cancelLink(token: string): string {
  return `${cancelPath}?token=${token}`;
}
