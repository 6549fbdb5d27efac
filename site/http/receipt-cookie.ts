import { parse } from "hono/utils/cookie";
import { isSecretToken } from "#contract/secret-token.ts";

/** The cookie that carries a token from a form to its receipt. */
export interface ReceiptCookie {
  /** The `Set-Cookie` for a token. */
  readonly set: (token: string, siteOrigin: string) => string;
  /** The token of the receipt that this browser may show. */
  readonly read: (cookieHeader: string) => string | undefined;
}

/** Seconds that the receipt can be loaded again. */
const lifetimeSeconds = 3600;

/**
 * Makes the cookie of a form. In a URL the token would be in the browser's history and in logs. No script can read the
 * cookie, and it is sent to the pages of the form only.
 *
 * @param path of the form, which its other pages continue
 */
export function createReceiptCookie(name: string, path: string): ReceiptCookie {
  return {
    set(token, siteOrigin) {
      const secure = siteOrigin.startsWith("https:") ? "; Secure" : "";
      return `${name}=${token}; Path=${path}; Max-Age=${lifetimeSeconds}; HttpOnly; SameSite=Strict${secure}`;
    },
    read(cookieHeader) {
      const token = parse(cookieHeader, name)[name];
      return isSecretToken(token) ? token : undefined;
    },
  };
}
