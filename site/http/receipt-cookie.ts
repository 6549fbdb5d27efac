import { parse } from "hono/utils/cookie";
import { isSecretToken } from "#contract/secret-token.ts";
import type { SiteSettings } from "#site/site-settings.ts";
import { hasTracker, type TrackerSettings } from "#site/trackers.ts";
import { receiptFlag } from "./receipt-flag.ts";

/** Seconds that the receipt can be loaded again. */
const lifetimeSeconds = 3600;

/**
 * Makes the cookie of a form. In a URL the token would be in the browser's history and in logs. No script can read the
 * cookie, and it is sent to the pages of the form only.
 *
 * @param path of the form, which its other pages continue
 */
export function createReceiptCookie(name: string, path: string) {
  return {
    /** The cookies for a token: its own, and the flag for scripts, where there are vendors to keep away. */
    set(token: string, settings: Pick<SiteSettings, "origin"> & TrackerSettings): string[] {
      const secure = settings.origin.startsWith("https:") ? "; Secure" : "";
      const rest = `SameSite=Strict${secure}`;
      const own = `${name}=${token}; Path=${path}; Max-Age=${lifetimeSeconds}; HttpOnly; ${rest}`;
      return hasTracker(settings) ? [own, `${receiptFlag}; Path=/; Max-Age=${lifetimeSeconds}; ${rest}`] : [own];
    },
    /** The token of the receipt that this browser may show. */
    read(cookieHeader: string): string | undefined {
      const token = parse(cookieHeader, name)[name];
      return isSecretToken(token) ? token : undefined;
    },
  };
}
