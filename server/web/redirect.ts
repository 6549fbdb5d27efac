import { parseHttpUrl } from "#contract/http-url.ts";
import { isIdentifier, lowerUuid, readIdentifier } from "#contract/identifiers.ts";
import { downloadPath, storeContext } from "#site/features/store-links/store-context.ts";
import { matchLocale } from "#site/i18n/locale/match-locale.ts";
import { localeParameter } from "#site/i18n/locale/resolve-locale.ts";
import { matchRoute, type PageName, pageKindOf, routeOf, withoutLastSlash } from "#site/routes.ts";
import type { SiteSettings } from "#site/site-settings.ts";
import type { HttpContext } from "./read-site-request.ts";

/**
 * Finds where a request is redirected before any page is looked for.
 *
 * @returns a URL of the site; `undefined` where the request is answered at its own URL
 */
export function createRedirect({ origin, appLinkOrigin }: Pick<SiteSettings, "origin" | "appLinkOrigin">) {
  const appHost = appLinkOrigin === undefined ? undefined : new URL(appLinkOrigin);
  return (context: HttpContext): string | undefined => {
    const path =
      appHost && normalizeHost(context.request.headers.host, appHost.protocol) === appHost.host
        ? siteOrDownloadPath(context)
        : canonicalPath(context);
    return path === undefined ? undefined : new URL(origin + path).href;
  };
}

/**
 * Handles the second host, whose links open the app (docs/decisions/0009). A browser gets there where the app is not
 * installed: a link that the app would have opened leads to the download page, any other to the same path of the site.
 * Both hosts serve the association files. Only here does the Host header decide anything, and a forged one gets no
 * more than a redirect to the site.
 */
function siteOrDownloadPath({ name, params, path, search }: HttpContext): string | undefined {
  if (name === "apple-association" || name === "android-association") return undefined;
  if (!("opensInApp" in routeOf(name))) return path + search;
  const locale = matchLocale(new URLSearchParams(search).get(localeParameter));
  const context = storeContext(pageKindOf(name as PageName), locale ?? "tr", readIdentifier(params.uuid));
  const download = downloadPath(context);
  return locale ? `${download}&${localeParameter}=${locale}` : download;
}

/** Returns the host in lower case and without the scheme's default port. */
function normalizeHost(host: string | undefined, protocol: string): string | undefined {
  return parseHttpUrl(`${protocol}//${host ?? ""}`)?.host;
}

/** Marks behind the landing page's address: brackets, commas, quotes, spaces, and the curly and unseen ones of U+2000 to U+207F. */
const behindRoot = /^\/(?:[),;'*!]|%2[0-9c]|%e2%8[01]%)/i;

/** The canonical spelling of a path with trailing characters, or with a UUID in capitals. The id is not looked up. */
function canonicalPath({ name, params, path, search }: HttpContext): string | undefined {
  if (name === "not-found") {
    const whole = withoutLastSlash(path);
    const last = whole.lastIndexOf("/") + 1;
    const [named = ""] = /^[\w-]+(?:\.[\w-]+)*/.exec(whole.slice(last)) ?? [];
    const known = whole.slice(0, last) + named;
    const isNamed = named !== "" || behindRoot.test(whole);
    return isNamed && known !== whole && matchRoute(known).name !== "not-found" ? known + search : undefined;
  }
  const segments = path.split("/");
  let changed = false;
  for (const [at, segment] of routeOf(name).path.split("/").entries()) {
    const given = segment.startsWith(":") && segment.endsWith("uuid") ? params[segment.slice(1)] : undefined;
    const isLast = routeOf(name).path.endsWith(segment);
    const id = isLast ? readIdentifier(given) : isIdentifier(given) ? lowerUuid(given) : undefined;
    if (id === undefined || id === given) continue;
    segments[at] = id;
    changed = true;
  }
  return changed ? segments.join("/") + search : undefined;
}
