import { fetchLoadedPage } from "./answer-navigation.ts";
import { hasCopy, isComplete, storePage } from "./ticket-copies.ts";
import { withoutVendorScripts } from "./vendor-lock.ts";
import type { KeepMessage } from "./worker-messages.ts";

interface KeepDeps {
  readonly storage: CacheStorage;
  readonly fetch: typeof fetch;
}

/**
 * Stores the ticket of a page that asks for it, unless its copy has all that the page has loaded: then the page's own
 * request has refreshed it.
 *
 * @returns whether the ticket is stored now
 */
export async function keepTicket(url: URL, { language, files }: KeepMessage, deps: KeepDeps): Promise<boolean> {
  const { storage, fetch } = deps;
  try {
    if (await isComplete(storage, url, language, files)) return true;
    const page = await fetchLoadedPage(url, fetch);
    if (page) await withoutVendorScripts(() => storePage(storage, url, page, files, fetch));
  } catch {
    // No connection any more, no space, or a tab that keeps its vendor's script: what was stored before stays.
  }
  return hasCopy(storage, url);
}
