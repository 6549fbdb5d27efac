import type { Platform } from "./store-urls.ts";

/** Robots call themselves phones to see what phones see; they are not to be sent into a store. */
const robots = /bot\b|crawl|spider|preview|facebookexternalhit|Facebot|WhatsApp|Mediapartners|Lighthouse/i;

/**
 * The store a device installs from, as far as its `User-Agent` tells: an iPad in its default setting calls itself a
 * Mac, and is therefore none.
 */
export function detectStore(userAgent: string): Platform | undefined {
  if (robots.test(userAgent) || /Windows Phone/i.test(userAgent)) return undefined;
  if (/iPhone|iPad|iPod/i.test(userAgent)) return "apple";
  return /Android/i.test(userAgent) ? "google" : undefined;
}
