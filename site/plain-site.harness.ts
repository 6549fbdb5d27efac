import { basename } from "node:path";
import { pino } from "pino";
import { unsigned } from "#site/images/sign-image.harness.ts";
import { type Assets, deferredScriptUrls } from "./assets.ts";
import type { SiteServices } from "./page.ts";
import { matchRoute, routeOf } from "./routes.ts";
import type { SiteRequest, Visitor } from "./site-request.ts";
import type { SiteResponse } from "./site-response.ts";
import type { SiteSettings } from "./site-settings.ts";

/** The settings where an operator has set nothing. */
export const plainSiteSettings: SiteSettings = {
  origin: "https://www.meydan.example",
  asObserved: false,
  mediaOrigins: [],
  metaPixelId: undefined,
  gaMeasurementId: undefined,
  appLinkOrigin: undefined,
  appleAppId: undefined,
  androidApp: undefined,
  counting: false,
  offlineTickets: true,
  announcement: undefined,
  accountDeletion: undefined,
  reports: undefined,
  accountDeletionDays: 30,
};

/** What a server that can do nothing gives the site: it finds, signs and draws nothing. */
export const plainServices: SiteServices = {
  log: pino({ level: "silent" }),
  settings: plainSiteSettings,
  productApi: { get: async () => ({ ok: false, reason: "not-found" }) },
  signImage: unsigned,
  learnImages: async () => true,
  loadImage: async () => undefined,
  previewImages: { draw: async () => "busy", find: () => undefined },
  ticketSecrets: { deriveId: () => "0".repeat(32), appleWallet: undefined, googleWallet: undefined },
};

/** The assets of a build without styles. */
export const plainAssets: Assets = {
  css: () => "",
  clientEntry: "/assets/client.js",
  islandFiles: (islands) => ["/assets/client.js", ...[...islands].map((island) => `/assets/${island}.js`)],
  scripts: deferredScriptUrls((source) => `/${basename(source, ".script.ts")}.js`),
};

/** A visitor whose browser says nothing. */
export const plainVisitor: Visitor = {
  accept: "",
  cookie: "",
  userAgent: "",
  networks: [],
  form: undefined,
  accountDeletion: undefined,
  reports: undefined,
};

/** A request for the site as the server reads it, of a visitor who reads Turkish. */
export function siteRequest(path: string, more: Partial<SiteRequest> = {}): SiteRequest {
  const url = new URL(path, plainSiteSettings.origin);
  const { name, params } = matchRoute(url.pathname);
  const route = routeOf(name);
  const query = "query" in route ? route.query?.(url.searchParams) : undefined;
  return {
    ...{ route: name, path: url.pathname, params, query: query ?? {} },
    ...{ locale: "tr", localeInUrl: false, waitForData: false },
    ...more,
  } as SiteRequest;
}

/** A page of few words, as the site would send it. */
export function siteResponse(body: string, more: Partial<SiteResponse> = {}): SiteResponse {
  return { status: 200, headers: { "Content-Type": "text/html; charset=utf-8" }, cache: "none", body, ...more };
}
