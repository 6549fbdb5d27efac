import { createRoot } from "react-dom/client";
import { hostId } from "#site/features/in-app-browser/host-id.ts";
import { openInAppIntent } from "#site/features/in-app-browser/way-out.ts";
import stylesheet from "./app-leads.css?url";

declare global {
  interface Navigator {
    /** Apps that the manifest names as related and the phone has. Chrome and Samsung Internet on Android. */
    readonly getInstalledRelatedApps?: () => Promise<readonly object[]>;
  }
}

/**
 * Makes "Open in the app" an intent, in an ordinary browser on Android, where the site has no host of the app's own. Where the
 * browser says that the phone has the app, the link leads, Join steps back, and what would open the chooser presses the link.
 */
export async function leadIntoApp(page: Document, browser: Pick<Navigator, "getInstalledRelatedApps">): Promise<void> {
  const link = page.querySelector<HTMLAnchorElement>("a[data-open-in-app]");
  if (!link) return;
  link.href = openInAppIntent(link.href, location.href) ?? link.href;
  const apps = (await browser.getInstalledRelatedApps?.()) ?? [];
  const host = page.getElementById(hostId);
  if (!host || apps.length === 0) return;
  link.dataset.appFound = "";
  createRoot(host).render(<link rel="stylesheet" href={stylesheet} precedence="feature" />);
}
