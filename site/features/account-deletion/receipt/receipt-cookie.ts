import { parse } from "hono/utils/cookie";
import { isSecretToken } from "#contract/secret-token.ts";

/** The page that shows a receipt after a form was accepted. */
export const receiptPath = "/delete-account/receipt";

/** Where a token shows its request, and cancels it with a button. */
export const cancelPath = "/delete-account/cancel";

const cookieName = "deletion-receipt";

/** Seconds that the receipt can be loaded again. */
const lifetimeSeconds = 3600;

/**
 * The `Set-Cookie` that carries a token to the receipt. In a URL it would be in the browser's history and in logs. No
 * script can read it, and it is sent to the pages of account deletion only.
 */
export function receiptCookie(token: string, siteOrigin: string): string {
  const secure = siteOrigin.startsWith("https:") ? "; Secure" : "";
  return `${cookieName}=${token}; Path=/delete-account; Max-Age=${lifetimeSeconds}; HttpOnly; SameSite=Strict${secure}`;
}

/** The token of the receipt that this browser may show. */
export function readReceiptCookie(cookieHeader: string): string | undefined {
  const token = parse(cookieHeader, cookieName)[cookieName];
  return isSecretToken(token) ? token : undefined;
}

/** The link that shows and cancels a request. */
export function cancelLink(token: string): string {
  return `${cancelPath}?token=${token}`;
}
