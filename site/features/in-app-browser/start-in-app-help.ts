import { namedPhone } from "#site/features/store-links/detect-phone.ts";
import { inAppBehavior } from "./detect-in-app-browser.ts";

/** Loads what a page has for in-app browsers, or for others on Android, beside the rest. */
export function startInAppHelp(page: Document): void {
  const behavior = inAppBehavior(navigator.userAgent, window);
  // Where it cannot be loaded, the page works as it did.
  if (behavior)
    import("./show-in-app-help.tsx").then(({ showInAppHelp }) => showInAppHelp(page, behavior)).catch(() => {});
  else if (namedPhone(navigator.userAgent) === "google") {
    import("#site/features/app-links/lead-into-app.tsx")
      .then(({ leadIntoApp }) => leadIntoApp(page, navigator))
      .catch(() => {});
  }
}
