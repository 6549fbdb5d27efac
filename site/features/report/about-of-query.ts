import { parseReportTargets } from "#contract/report-fields.ts";
import type { SiteSettings } from "#site/site-settings.ts";
import { reportOrigins } from "./report-origins.ts";

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
