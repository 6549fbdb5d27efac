import { inAppBehavior } from "./detect-in-app-browser.ts";

/** Loads what a page has for in-app browsers beside the rest; nothing in an ordinary browser. */
export function startInAppHelp(page: Document): void {
  const behavior = inAppBehavior(navigator.userAgent, window);
  if (!behavior) return;
  // Where it cannot be loaded, the page works as it did.
  import("./show-in-app-help.tsx").then(({ showInAppHelp }) => showInAppHelp(page, behavior)).catch(() => {});
}
