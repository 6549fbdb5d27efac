import { fetchLoadedPage } from "./answer-navigation.ts";
import { type Device, hasCopy, isComplete, storePage } from "./ticket-copies.ts";
import { withoutVendorScripts } from "./vendor-lock.ts";
import type { KeepMessage, KeepReply } from "./worker-messages.ts";

/**
 * Stores the ticket of a page that asks for it, unless its copy has all that the page has loaded: then the page's own
 * request has refreshed it.
 */
export async function keepTicket(
  url: URL,
  { language, files }: KeepMessage,
  { storage, fetch }: Device,
): Promise<KeepReply> {
  let isFull = false;
  try {
    if (await isComplete(storage, url, language, files)) return { kept: true };
    const page = await fetchLoadedPage(url, fetch);
    if (page) await withoutVendorScripts(() => storePage(storage, url, page, files, fetch));
  } catch (error) {
    // No connection any more, no space, or a tab that keeps its vendor's script: what was stored before stays.
    isFull = error instanceof DOMException && error.name === "QuotaExceededError";
  }
  return { kept: await hasCopy(storage, url), isFull };
}
