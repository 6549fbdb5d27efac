import { brand } from "#brand/brand.ts";
import { parseReportTargets } from "#contract/report-fields.ts";
import type { SiteSettings } from "#site/site-settings.ts";

/** The origins whose posts and profiles can be reported: the site's own, that of the app's links, and the brand's. */
export function reportOrigins({ origin, appLinkOrigin }: Pick<SiteSettings, "origin" | "appLinkOrigin">): string[] {
  return [origin, ...(appLinkOrigin === undefined ? [] : [appLinkOrigin]), new URL(brand.website).origin];
}

/**
 * The address that fills in the form.
 *
 * @param about a path of this site, such as `/post/a1`, or a URL of it
 * @returns `undefined` where that is no post and no profile. Nothing is looked up.
 */
export function aboutOfQuery(
  about: string | undefined,
  settings: Pick<SiteSettings, "origin" | "appLinkOrigin">,
): string | undefined {
  if (about === undefined) return undefined;
  const url = about.startsWith("/") ? settings.origin + about : about;
  const read = parseReportTargets(url, reportOrigins(settings));
  return read.ok && read.targets.length > 0 ? url.trim() : undefined;
}
