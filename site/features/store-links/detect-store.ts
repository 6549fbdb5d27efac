import { isCrawler } from "#site/http/is-crawler.ts";
import type { Platform } from "./store-urls.ts";

/**
 * The store a device installs from, as far as its `User-Agent` tells: an iPad in its default setting calls itself a
 * Mac, and is therefore none.
 */
export function storeOfDevice(userAgent: string): Platform | undefined {
  if (/iP(?:hone|ad|od)/i.test(userAgent)) return "apple";
  return /Android/i.test(userAgent) ? "google" : undefined;
}

/** The same, but none of what calls itself a phone to see what phones see: crawlers, and Windows phones of old. */
export function detectStore(userAgent: string): Platform | undefined {
  return isCrawler(userAgent) || /Lighthouse|Windows Phone/i.test(userAgent) ? undefined : storeOfDevice(userAgent);
}
