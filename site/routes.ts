import { legalPageLanguages } from "#brand/legal-pages.ts";
import { parseHttpUrl } from "#contract/http-url.ts";
import { isIdentifier } from "#contract/identifiers.ts";
import { isReportKind, type ReportKind } from "#contract/report-fields.ts";
import { defineRoutes, type ParamName, type Route, type Sharing, type SiteRoute } from "./http/define-routes.ts";
import { createRouteMatcher } from "./http/match-route.ts";

/**
 * Every URL that the process answers, with its properties. The server matches paths nowhere else: the page
 * cache, the sitemap, metrics, limits and tests read this table (docs/where-to-change.md, "a page").
 *
 * The host, the method and the canonical spelling of a path are checked before it.
 */
export const routes = defineRoutes({
  // Pages: each is the file of its name in pages/.
  landing: {
    path: "/",
    label: "landing",
    answer: "page",
    shared: "by-locale",
    sitemap: true,
    previewImage: true,
  },
  post: {
    path: "/post/:uuid",
    label: "post",
    answer: "page",
    shared: "by-locale",
    namesContent: true,
    countsView: true,
    opensInApp: true,
  },
  profile: {
    path: "/profile/:uuid",
    label: "profile",
    answer: "page",
    shared: "by-locale",
    namesContent: true,
    opensInApp: true,
  },
  ticket: {
    path: "/ticket/:slug/:package_uuid/:ticket_uuid",
    label: "ticket",
    answer: "page",
    shared: "none",
    confidential: true,
    limit: "ticket-misses",
    opensInApp: true,
  },
  download: {
    path: "/download",
    label: "download",
    answer: "page",
    shared: "by-locale",
    query: readDownloadQuery,
    perVisitor: ({ to }) => to === "auto", // redirects by the visitor's device
    namesContent: ({ id }) => id !== undefined,
    unbounded: true,
    sitemap: true,
    previewImage: true,
  },
  "delete-account": {
    path: "/delete-account",
    label: "account-deletion",
    answer: "page",
    shared: "none",
    confidential: true,
    form: { service: "account-deletion" },
    previewImage: true,
  },
  "deletion-receipt": {
    path: "/delete-account/receipt",
    label: "account-deletion",
    answer: "page",
    shared: "none",
    confidential: true,
  },
  "cancel-deletion": {
    path: "/delete-account/cancel",
    label: "account-deletion",
    answer: "page",
    shared: "none",
    query: readTokenQuery,
    confidential: true,
    form: { service: "account-deletion", hasSecret: true },
  },
  "privacy-policy": {
    path: "/privacy-policy",
    label: "privacy-policy",
    answer: "page",
    shared: "by-locale",
    sitemap: true,
    previewImage: true,
  },
  "community-rules": {
    path: "/community-rules",
    label: "rules",
    answer: "page",
    shared: "by-locale",
    languages: legalPageLanguages,
    sitemap: true,
    previewImage: true,
  },
  "child-safety": {
    path: "/child-safety",
    label: "rules",
    answer: "page",
    shared: "by-locale",
    languages: legalPageLanguages,
    sitemap: true,
    previewImage: true,
  },
  accessibility: {
    path: "/accessibility",
    label: "rules",
    answer: "page",
    shared: "by-locale",
    languages: legalPageLanguages,
    sitemap: true,
    previewImage: true,
  },
  report: {
    path: "/report",
    label: "report",
    answer: "page",
    shared: "none",
    query: readReportQuery,
    confidential: true,
    form: { service: "reports" },
    previewImage: true,
  },
  "report-receipt": {
    path: "/report/receipt",
    label: "report",
    answer: "page",
    shared: "none",
    confidential: true,
  },
  "report-status": {
    path: "/report/status",
    label: "report",
    answer: "page",
    shared: "none",
    query: readTokenQuery,
    confidential: true,
    form: { service: "reports", hasSecret: true },
  },
  "confirm-report": {
    path: "/report/confirm",
    label: "report",
    answer: "page",
    shared: "none",
    query: readTokenQuery,
    confidential: true,
    form: { service: "reports", hasSecret: true },
  },
  // Everything that no other route and no file of the build answers.
  "not-found": { path: "/*", label: "other", answer: "page", shared: "none", confidential: true },

  // Documents and files that belong to a page.
  "embed-post": {
    path: "/embed/post/:uuid",
    label: "embed",
    answer: "embed",
    shared: "by-locale",
    namesContent: true,
    countsView: true,
  },
  "profile-rss": { path: "/profile/:uuid/feed.xml", label: "profile", answer: "endpoint", shared: "by-locale" },
  "profile-json-feed": { path: "/profile/:uuid/feed.json", label: "profile", answer: "endpoint", shared: "by-locale" },
  "ticket-calendar": {
    path: "/ticket/:slug/:package_uuid/:ticket_uuid/calendar.ics",
    label: "ticket",
    answer: "endpoint",
    shared: "none",
    confidential: true,
    limit: "ticket-misses",
  },
  "ticket-apple-wallet": {
    path: "/ticket/:slug/:package_uuid/:ticket_uuid/apple-wallet.pkpass",
    label: "ticket",
    answer: "endpoint",
    shared: "none",
    confidential: true,
    limit: "ticket-misses",
  },
  "ticket-google-wallet": {
    path: "/ticket/:slug/:package_uuid/:ticket_uuid/google-wallet",
    label: "ticket",
    answer: "endpoint",
    shared: "none",
    confidential: true,
    limit: "ticket-misses",
  },
  // Browsers request it to detect a new version, so it is not cached.
  "ticket-worker": { path: "/ticket-worker.js", label: "ticket-worker", answer: "endpoint", shared: "none" },

  // For other sites, chats, search engines and the apps. Preview images have a cache of their own.
  oembed: {
    path: "/oembed",
    label: "oembed",
    answer: "endpoint",
    shared: "by-locale",
    query: readOembedQuery,
    unbounded: true,
  },
  "page-preview-image": { path: "/share/:page/:image", label: "preview-picture", answer: "endpoint", shared: "none" },
  "post-preview-image": {
    path: "/share/post/:uuid/:image",
    label: "preview-picture",
    answer: "endpoint",
    shared: "none",
  },
  "profile-preview-image": {
    path: "/share/profile/:uuid/:image",
    label: "preview-picture",
    answer: "endpoint",
    shared: "none",
  },
  robots: { path: "/robots.txt", label: "robots", answer: "endpoint", shared: "everyone" },
  sitemap: { path: "/sitemap.xml", label: "sitemap", answer: "endpoint", shared: "everyone" },
  "web-manifest": { path: "/manifest.webmanifest", label: "manifest", answer: "endpoint", shared: "everyone" },
  "security-contact": {
    path: "/.well-known/security.txt",
    label: "well-known",
    answer: "endpoint",
    shared: "everyone",
  },
  "apple-association": {
    path: "/.well-known/apple-app-site-association",
    label: "well-known",
    answer: "endpoint",
    shared: "none",
  },
  "android-association": {
    path: "/.well-known/assetlinks.json",
    label: "well-known",
    answer: "endpoint",
    shared: "none",
  },

  // Answered by the process itself.
  assets: { path: "/assets/*", label: "assets", answer: "file" },
  media: { path: "/media/*", label: "media", answer: "file" },
  picture: { path: "/picture/*", label: "picture", answer: "file" },
  count: { path: "/count", label: "count", answer: "message" },
  "csp-report": { path: "/csp-report", label: "csp-report", answer: "message" },
  healthz: { path: "/healthz", label: "health", answer: "health" },
  readyz: { path: "/readyz", label: "health", answer: "health" },
});

type Routes = typeof routes;
export type RouteName = keyof Routes;

type NamesOf<Shape> = { [Name in RouteName]: Routes[Name] extends Shape ? Name : never }[RouteName];

/** Routes that the site answers. */
export type SiteRouteName = NamesOf<{ readonly shared: Sharing }>;
export type PageName = NamesOf<{ readonly answer: "page" }>;
export type EmbedName = NamesOf<{ readonly answer: "embed" }>;
export type EndpointName = NamesOf<{ readonly answer: "endpoint" }>;
export type MessageName = NamesOf<{ readonly answer: "message" }>;
/** Pages with a preview image of their own title. */
export type PreviewedPage = NamesOf<{ readonly previewImage: true }>;

/** Kinds of pages: analytics, policies and headers depend on the kind, never on the URL. */
export type PageKind = Exclude<Routes[PageName]["label"], "other"> | "error";

/** The parameters of a route's path, decoded. */
export type Params<Name extends RouteName> = Name extends RouteName
  ? Readonly<Record<ParamName<Routes[Name]["path"]>, string>>
  : never;

/** The values that a route reads from its query: none, where its row has no reader. */
export type Query<Name extends RouteName> = Name extends RouteName
  ? Routes[Name] extends { readonly query: (query: URLSearchParams) => infer Read }
    ? Read
    : Readonly<Record<never, never>>
  : never;

const table: Readonly<Record<RouteName, Route>> = routes;

export const routeNames = Object.keys(routes) as readonly RouteName[];

/** The row of a route, with all fields that it may have. */
export function routeOf(name: SiteRouteName): SiteRoute;
export function routeOf(name: RouteName): Route;
export function routeOf(name: RouteName): Route {
  return table[name];
}

/** The names of all routes that a page, an embed or an endpoint answers, and that `isWanted` selects. */
function namesOf<Name extends SiteRouteName>(isWanted: (route: SiteRoute) => boolean): Name[] {
  return routeNames.filter((name): name is Name => {
    const route = table[name];
    return "shared" in route && isWanted(route);
  });
}

export const pageNames = namesOf<PageName>(({ answer }) => answer === "page");
export const embedNames = namesOf<EmbedName>(({ answer }) => answer === "embed");
export const previewedPages = namesOf<PreviewedPage>(({ previewImage }) => previewImage === true);
/** Pages in the sitemap. All others are found by their links, or must not be. */
export const sitemapPages = namesOf<PageName>(({ sitemap }) => sitemap === true);

export function pageKindOf(name: PageName): PageKind {
  const { label } = routes[name];
  return label === "other" ? "error" : label;
}

export const pageKinds: readonly PageKind[] = [...new Set(pageNames.map(pageKindOf))];

/** Finds the route of a path. */
export const matchRoute = createRouteMatcher(routes);

// Readers of queries are typed by hand: what they return is part of the table that some of them read.

/** The page of this site that a visitor of /download comes from, or "print", and the post or profile it shows. */
function readDownloadQuery(query: URLSearchParams): { from?: string; id?: string; to?: "auto" } {
  const from = [...pageKinds, "print"].find((origin) => origin === query.get("from"));
  const id = query.get("id") ?? undefined;
  return {
    ...(from !== undefined && { from }),
    ...((from === "post" || from === "profile") && isIdentifier(id) && { id }),
    ...(query.get("to") === "auto" && { to: "auto" }),
  };
}

/** What a visitor is led here for, and the post or profile that it is about, as a path or a URL of this site. */
function readReportQuery(query: URLSearchParams): { kind?: ReportKind; about?: string } {
  const kind = query.get("kind");
  const about = query.get("about");
  return { ...(isReportKind(kind) && { kind }), ...(about !== null && { about }) };
}

/** The secret of a private link. */
function readTokenQuery(query: URLSearchParams): { token?: string | undefined } {
  return { token: query.get("token") ?? undefined };
}

/** Of the URL in `url`, host, path and language are read (features/embed/shared-url.ts). */
function readOembedQuery(query: URLSearchParams): OembedQuery {
  const url = parseHttpUrl(query.get("url")?.trim() ?? "");
  const language = url?.searchParams.get("lng");
  if (url) {
    url.hash = "";
    url.search = language ? `?${new URLSearchParams({ lng: language })}` : "";
  }
  return {
    url: url?.href ?? query.get("url") ?? undefined,
    format: query.get("format") ?? undefined,
    maxwidth: query.get("maxwidth") ?? undefined,
    maxheight: query.get("maxheight") ?? undefined,
  };
}

type OembedQuery = Readonly<Record<"url" | "format" | "maxwidth" | "maxheight", string | undefined>>;
