import { inAppBehavior } from "#site/features/in-app-browser/detect-in-app-browser.ts";
import { namedPhone } from "#site/features/store-links/detect-phone.ts";

/** Loads what an ordinary browser on Android needs to open the app; nothing elsewhere. */
export function startLeadingIntoApp(page: Document): void {
  const { userAgent } = navigator;
  if (namedPhone(userAgent) !== "google" || inAppBehavior(userAgent, window)) return;
  // Where it cannot be loaded, the link leads to the store.
  import("./lead-into-app.tsx").then(({ leadIntoApp }) => leadIntoApp(page, navigator)).catch(() => {});
}
