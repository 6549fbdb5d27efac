import { countCopies } from "#site/features/ticket/offline/ticket-copies.ts";
import { receiptFlag } from "#site/http/receipt-flag.ts";

/**
 * Whether a vendor's script on any page could read what only this visitor may: copies of tickets on the device
 * (docs/decisions/0018), or a receipt, which opens for an hour by a cookie.
 */
export async function hasSecrets(): Promise<boolean> {
  if (hasReceipt()) return true;
  try {
    return (await countCopies(caches)) > 0;
  } catch {
    return false; // no TLS, or storage is blocked: nothing can be kept
  }
}

export function hasReceipt(): boolean {
  return document.cookie.split("; ").includes(receiptFlag);
}
