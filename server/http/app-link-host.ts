import type { IncomingMessage, ServerResponse } from "node:http";
import { languages } from "#locales/index.ts";
import { downloadPath, storeContext } from "#site/features/store-links/store-context.ts";
import type { RequestTarget } from "./request-target.ts";

/** Answers what is asked of the app's own host. @returns false for a request of the site; nothing is written then */
export type AppLinkHost = (
  request: IncomingMessage,
  response: ServerResponse,
  target: RequestTarget & { ok: true },
) => boolean;

/**
 * The second host, whose links open the app (docs/decisions/0009). A browser comes here where there is no app: to a
 * post, profile or ticket, it gets the download page, which hands the context on; to anything else, the same path of
 * the site. The associations are served under both hosts. This is the only place where the Host header decides
 * anything, and all that a forged one gets is a redirect to the site.
 */
export function createAppLinkHost(appLinkOrigin: string, siteOrigin: string): AppLinkHost {
  const { host } = new URL(appLinkOrigin);
  return (request, response, { path, search }) => {
    if (hostOf(request, appLinkOrigin) !== host || path.startsWith("/.well-known/")) return false;
    response.writeHead(302, {
      Location: new URL(siteOrigin + siteAddress(path, search)).href,
      "Cache-Control": "private, no-store",
      "Referrer-Policy": "no-referrer", // of a ticket, the address would be its credential
    });
    response.end();
    return true;
  };
}

/** As a URL has it: in lower case, without the scheme's own port. */
function hostOf(request: IncomingMessage, appLinkOrigin: string): string | undefined {
  const address = `${new URL(appLinkOrigin).protocol}//${request.headers.host ?? ""}`;
  return URL.canParse(address) ? new URL(address).host : undefined;
}

function siteAddress(path: string, search: string): string {
  const [, kind, id = ""] = path.split("/", 3);
  if (kind !== "post" && kind !== "profile" && kind !== "ticket") return path + search;
  const asked = new URLSearchParams(search).get("lng");
  const language = languages.find(({ code }) => code === asked)?.code;
  const download = downloadPath(storeContext(kind, language ?? "tr", decodeURIComponent(id)));
  return language ? `${download}&lng=${language}` : download;
}
