import { detectStore } from "#site/features/store-links/detect-store.ts";

/**
 * Puts the Google Play badge before the App Store's on an Android device. In the HTML Apple comes first, so iPhones
 * and desktops need no change; the page itself stays the same for everyone and can be cached anywhere.
 *
 * @param list the list of the two stores, its items marked with `data-platform`
 * @param userAgent the browser's `navigator.userAgent`
 */
export function putOwnPlatformFirst(list: Element, userAgent: string): void {
  const google = list.querySelector('[data-platform="google"]');
  if (google && detectStore(userAgent) === "google") list.prepend(google);
}
