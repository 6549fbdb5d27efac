import { isCrawler } from "#site/http/is-crawler.ts";
import type { Store } from "./store-urls.ts";

/** The phones that the app exists for, by their makers' systems. Public: the names label what is counted (docs/operations.md). */
export const phones = ["apple", "google"] as const;

export type Phone = (typeof phones)[number];

/** The store that a phone comes with. */
export const storeOf: Readonly<Record<Phone, Store>> = { apple: "apple", google: "google" };

/**
 * The phone that a `User-Agent` names: an iPad in its default setting calls itself a Mac, and is therefore none.
 */
export function namedPhone(userAgent: string): Phone | undefined {
  if (/iP(?:hone|ad|od)/i.test(userAgent)) return "apple";
  return /Android/i.test(userAgent) ? "google" : undefined;
}

/** The same without clients that only pretend to be a phone: crawlers, and old Windows phones. */
export function detectPhone(userAgent: string): Phone | undefined {
  return isCrawler(userAgent) || /Lighthouse|Windows Phone/i.test(userAgent) ? undefined : namedPhone(userAgent);
}
