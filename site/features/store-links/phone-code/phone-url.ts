import type { SiteSettings } from "#site/site-settings.ts";
import { downloadPath, type StoreContext } from "../store-context.ts";
import { deepLinkPath } from "../store-urls.ts";

/**
 * Where the code beside the store links leads the phone that reads it: to the page itself on the app's own host, which
 * opens it in the app; where there is no such host, or nothing that the app could open, to the phone's store.
 *
 * @param link completes a path with the language, where the page's own URL names it
 */
export function phoneUrl(
  context: StoreContext,
  { origin, appLinkOrigin }: Pick<SiteSettings, "origin" | "appLinkOrigin">,
  link: (path: string) => string,
): string {
  const path = deepLinkPath(context);
  return path !== undefined && appLinkOrigin !== undefined
    ? `${appLinkOrigin}${link(path)}`
    : `${origin}${link(downloadPath(context, "auto"))}`;
}
