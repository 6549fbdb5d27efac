import { isCrawler } from "#site/http/is-crawler.ts";
import type { Platform } from "./store-urls.ts";

/**
 * The store a device installs from, as far as its `User-Agent` tells: an iPad in its default setting calls itself a
 * Mac, and is therefore none.
 */
export function storeOfDevice(userAgent: string): Platform | undefined {
  if (/Windows Phone/i.test(userAgent)) return undefined;
  if (/iPhone|iPad|iPod/i.test(userAgent)) return "apple";
  return /Android/i.test(userAgent) ? "google" : undefined;
}

/** The same of a visitor's device: some crawlers call themselves phones to see what phones see. */
export function detectStore(userAgent: string): Platform | undefined {
  return isCrawler(userAgent) || /Lighthouse/i.test(userAgent) ? undefined : storeOfDevice(userAgent);
}
