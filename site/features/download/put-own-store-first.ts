import { detectStore } from "#site/features/store-links/detect-store.ts";

/**
 * Puts the store of the visitor's device before the others. The page itself is the same for every device, so that any
 * cache may keep it.
 *
 * @param list the list of store links
 * @param userAgent the browser's `navigator.userAgent`
 */
export function putOwnStoreFirst(list: Element, userAgent: string): void {
  const store = detectStore(userAgent);
  const item = store && list.querySelector(`[data-store=${store}]`)?.closest("li");
  if (item && item !== list.firstElementChild) list.prepend(item);
}
