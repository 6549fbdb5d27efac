import { brand } from "#brand/brand.ts";
import type { SiteSettings } from "#site/site-settings.ts";

/** The origins whose posts and profiles can be reported: the site's own, that of the app's links, and the brand's. */
export function reportOrigins({ origin, appLinkOrigin }: Pick<SiteSettings, "origin" | "appLinkOrigin">): string[] {
  return [origin, ...(appLinkOrigin === undefined ? [] : [appLinkOrigin]), new URL(brand.website).origin];
}
