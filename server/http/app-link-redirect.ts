import type { IncomingMessage } from "node:http";
import { languages } from "#locales/index.ts";
import { downloadPath, storeContext } from "#site/features/store-links/store-context.ts";
import type { RequestTarget } from "./request/request-target.ts";

/** Finds where a request to the app's own host is redirected. @returns `undefined` for a request to the site */
export type AppLinkRedirect = (
  request: Pick<IncomingMessage, "headers">,
  target: Pick<RequestTarget & { ok: true }, "path" | "search">,
) => string | undefined;

/**
 * Handles the second host, whose links open the app (docs/decisions/0009). A browser gets there where the app is not
 * installed: a link to a post, profile or ticket leads to the download page, any other to the same path of the site.
 * Both hosts serve the association files. Only here does the Host header decide anything, and a forged one gets no
 * more than a redirect to the site.
 */
export function createAppLinkRedirect(appLinkOrigin: string, siteOrigin: string): AppLinkRedirect {
  const { host, protocol } = new URL(appLinkOrigin);
  return ({ headers }, { path, search }) => {
    if (normalizeHost(headers.host, protocol) !== host || path.startsWith("/.well-known/")) return undefined;
    return new URL(siteOrigin + sitePath(path, search)).href;
  };
}

/** Returns the host in lower case and without the scheme's default port. */
function normalizeHost(host: string | undefined, protocol: string): string | undefined {
  return URL.parse(`${protocol}//${host ?? ""}`)?.host;
}

function sitePath(path: string, search: string): string {
  const [, kind, id = ""] = path.split("/", 3);
  if (kind !== "post" && kind !== "profile" && kind !== "ticket") return path + search;
  const requested = new URLSearchParams(search).get("lng");
  const locale = languages.find(({ code }) => code === requested)?.code;
  const download = downloadPath(storeContext(kind, locale ?? "tr", decodeURIComponent(id)));
  return locale ? `${download}&lng=${locale}` : download;
}
