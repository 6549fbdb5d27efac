import { parseHttpUrl } from "#contract/http-url.ts";
import { readIdentifier } from "#contract/identifiers.ts";
import { downloadPath, storeContext } from "#site/features/store-links/store-context.ts";
import { matchLocale } from "#site/i18n/locale/match-locale.ts";
import { localeParameter } from "#site/i18n/locale/resolve-locale.ts";
import { type PageName, pageKindOf, routeOf } from "#site/routes.ts";
import type { HttpContext } from "./read-site-request.ts";

/**
 * Finds where a request to the app's own host is redirected.
 *
 * @returns `undefined` for a request to the site
 */
export type AppLinkRedirect = (context: HttpContext) => string | undefined;

/**
 * Handles the second host, whose links open the app (docs/decisions/0009). A browser gets there where the app is not
 * installed: a link that the app would have opened leads to the download page, any other to the same path of the site.
 * Both hosts serve the association files. Only here does the Host header decide anything, and a forged one gets no
 * more than a redirect to the site.
 */
export function createAppLinkRedirect(appLinkOrigin: string, siteOrigin: string): AppLinkRedirect {
  const { host, protocol } = new URL(appLinkOrigin);
  return ({ name, params, path, search, request }) => {
    if (normalizeHost(request.headers.host, protocol) !== host) return undefined;
    if (name === "apple-association" || name === "android-association") return undefined;
    const route = routeOf(name);
    if (!("opensInApp" in route)) return new URL(siteOrigin + path + search).href;
    const locale = matchLocale(new URLSearchParams(search).get(localeParameter));
    const context = storeContext(pageKindOf(name as PageName), locale ?? "tr", readIdentifier(params.uuid));
    const download = downloadPath(context);
    return new URL(siteOrigin + (locale ? `${download}&${localeParameter}=${locale}` : download)).href;
  };
}

/** Returns the host in lower case and without the scheme's default port. */
function normalizeHost(host: string | undefined, protocol: string): string | undefined {
  return parseHttpUrl(`${protocol}//${host ?? ""}`)?.host;
}
