import { legalPageLanguages } from "#brand/legal-pages.ts";
import { parseHttpUrl } from "#contract/http-url.ts";
import { readIdentifier } from "#contract/identifiers.ts";
import { isReportKind, type ReportKind } from "#contract/report-fields.ts";
import type { ParamName, Route, Sharing, SiteRoute } from "./http/define-routes.ts";

// What many rows have in common.
const page = { answer: "page", shared: "by-locale" } as const;
const privatePage = { answer: "page", shared: "none", confidential: true } as const;
/** Of a text that the owner has written. */
const legalPage = {
  ...page,
  languages: legalPageLanguages,
  sitemap: true,
  previewImage: true,
} as const;
const endpoint = { answer: "endpoint", shared: "by-locale" } as const;
const ofEveryone = { answer: "endpoint", shared: "everyone" } as const;
/** Never in the page cache: it announces a release, or is cached elsewhere. */
const unshared = { answer: "endpoint", shared: "none" } as const;
const ofTicket = { label: "ticket", shared: "none", confidential: true, limit: "ticket-misses" } as const;

/**
 * Every URL of the site, with its properties: the page cache, the sitemap, metrics, limits and tests read this table
 * (docs/where-to-change.md, "a page"). Files in the root, such as /favicon.ico, match no row; the server looks for them
 * before it sends the page for "not found".
 *
 * The host, the method and the canonical spelling of a path are checked before it.
 */
export const routes = {
  // Pages: each is the file of its name in pages/.
  landing: { ...page, path: "/", label: "landing", sitemap: true, previewImage: true },
  post: { ...page, path: "/post/:uuid", label: "post", namesContent: true, countsView: true, opensInApp: true },
  profile: { ...page, path: "/profile/:uuid", label: "profile", namesContent: true, opensInApp: true },
  ticket: {
    ...ofTicket,
    path: "/ticket/:slug/:package_uuid/:ticket_uuid",
    answer: "page",
    opensInApp: true,
    previewImage: true,
  },
  download: {
    ...page,
    path: "/download",
    label: "download",
    query: readDownloadQuery,
    perVisitor: ({ to }) => to === "auto", // redirects by the visitor's device
    namesContent: ({ id }) => id !== undefined,
    unbounded: true,
    sitemap: true,
    previewImage: true,
  },
  "delete-account": {
    ...privatePage,
    path: "/delete-account",
    label: "account-deletion",
    form: { service: "account-deletion" },
    previewImage: true,
  },
  "deletion-receipt": { ...privatePage, path: "/delete-account/receipt", label: "account-deletion" },
  "cancel-deletion": {
    ...privatePage,
    path: "/delete-account/cancel",
    label: "account-deletion",
    query: readTokenQuery,
    form: { service: "account-deletion", hasSecret: true },
  },
  "privacy-policy": { ...page, path: "/privacy-policy", label: "privacy-policy", sitemap: true, previewImage: true },
  "community-rules": { ...legalPage, path: "/community-rules", label: "community-rules" },
  "child-safety": { ...legalPage, path: "/child-safety", label: "child-safety" },
  accessibility: { ...legalPage, path: "/accessibility", label: "accessibility" },
  report: {
    ...privatePage,
    path: "/report",
    label: "report",
    query: readReportQuery,
    form: { service: "reports" },
    previewImage: true,
  },
  "report-receipt": { ...privatePage, path: "/report/receipt", label: "report" },
  "report-status": {
    ...privatePage,
    path: "/report/status",
    label: "report",
    query: readTokenQuery,
    form: { service: "reports", hasSecret: true },
  },
  "confirm-report": {
    ...privatePage,
    path: "/report/confirm",
    label: "report",
    query: readTokenQuery,
    form: { service: "reports", hasSecret: true },
  },
  // What no other route and no file of the build answers.
  "not-found": { ...privatePage, path: "/*", label: "other" },

  // Documents and files that belong to a page.
  "embed-post": {
    path: "/embed/post/:uuid",
    label: "embed",
    answer: "embed",
    shared: "by-locale",
    namesContent: true,
    countsView: true,
  },
  "profile-rss": { ...endpoint, path: "/profile/:uuid/feed.xml", label: "profile" },
  "profile-json-feed": { ...endpoint, path: "/profile/:uuid/feed.json", label: "profile" },
  "ticket-calendar": {
    ...ofTicket,
    path: "/ticket/:slug/:package_uuid/:ticket_uuid/calendar.ics",
    answer: "endpoint",
  },
  "ticket-apple-wallet": {
    ...ofTicket,
    path: "/ticket/:slug/:package_uuid/:ticket_uuid/apple-wallet.pkpass",
    answer: "endpoint",
  },
  "ticket-google-wallet": {
    ...ofTicket,
    path: "/ticket/:slug/:package_uuid/:ticket_uuid/google-wallet",
    answer: "endpoint",
  },
  "ticket-worker": { ...unshared, path: "/ticket-worker.js", label: "ticket-worker" },

  // For other sites, chats, search engines and the apps.
  oembed: { ...endpoint, path: "/oembed", label: "oembed", query: readOembedQuery, unbounded: true },
  "page-preview-image": { ...unshared, path: "/share/:page/:image", label: "preview-picture" },
  "post-preview-image": { ...unshared, path: "/share/post/:uuid/:image", label: "preview-picture" },
  "profile-preview-image": { ...unshared, path: "/share/profile/:uuid/:image", label: "preview-picture" },
  robots: { ...ofEveryone, path: "/robots.txt", label: "robots" },
  sitemap: { ...ofEveryone, path: "/sitemap.xml", label: "sitemap" },
  "web-manifest": { ...ofEveryone, path: "/manifest.webmanifest", label: "manifest" },
  "security-contact": { ...ofEveryone, path: "/.well-known/security.txt", label: "well-known" },
  "apple-association": { ...unshared, path: "/.well-known/apple-app-site-association", label: "well-known" },
  "android-association": { ...unshared, path: "/.well-known/assetlinks.json", label: "well-known" },

  // Answered by the process itself.
  assets: { path: "/assets/*", label: "assets", answer: "file" },
  media: { path: "/media/*", label: "media", answer: "file" },
  picture: { path: "/picture/*", label: "picture", answer: "file" },
  count: { path: "/count", label: "count", answer: "message" },
  "csp-report": { path: "/csp-report", label: "csp-report", answer: "message" },
  healthz: { path: "/healthz", label: "health", answer: "health" },
  readyz: { path: "/readyz", label: "health", answer: "health" },
} as const satisfies Readonly<Record<string, Route>>;

type Routes = typeof routes;
export type RouteName = keyof Routes;

type NamesOf<Shape> = { [Name in RouteName]: Routes[Name] extends Shape ? Name : never }[RouteName];

/** Routes that the site answers. */
export type SiteRouteName = NamesOf<{ readonly shared: Sharing }>;
export type PageName = NamesOf<{ readonly answer: "page" }>;
export type EmbedName = NamesOf<{ readonly answer: "embed" }>;
export type EndpointName = NamesOf<{ readonly answer: "endpoint" }>;
export type MessageName = NamesOf<{ readonly answer: "message" }>;
/** Pages with a preview image of their own title, which shows nothing of users. */
export type PreviewedPage = NamesOf<{ readonly previewImage: true }>;

/** Kinds of pages: a closed list, which counts and policies use in place of the URL. */
export type PageKind = Exclude<Routes[PageName]["label"], "other"> | "error";
/** Of pages whose URL has a public id. A ticket's has ids of other names, which are its credentials. */
export type KindWithId = Routes[NamesOf<{ readonly answer: "page"; readonly path: `/${string}/:uuid` }>]["label"];

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

/** The kinds of the pages that `isWanted` selects, each once. */
export function pageKindsWhere(isWanted: (route: SiteRoute) => boolean): readonly PageKind[] {
  return [...new Set(pageNames.filter((name) => isWanted(routeOf(name))).map(pageKindOf))];
}

export const pageKinds = pageKindsWhere(() => true);
const kindsWithId: readonly string[] = pageKindsWhere(({ path }) => path.endsWith("/:uuid"));

/** Where a path leads. */
export interface RouteMatch<Name extends RouteName = RouteName> {
  readonly name: Name;
  /** Decoded, by the names in the route's path. */
  readonly params: Readonly<Record<string, string>>;
}

/** @returns the one spelling of a path that a slash may end */
export function withoutLastSlash(path: string): string {
  return path.length > 1 && path.endsWith("/") ? path.slice(0, -1) : path;
}

/** Segments that are written out take precedence over parameters, and both over what takes the rest. */
const precedence = (path: string) => path.replaceAll(/:\w+/g, "~").replace("*", "~~");

const rows = routeNames
  .toSorted((a, b) => (precedence(table[a].path) < precedence(table[b].path) ? -1 : 1))
  .map((name) => ({ name, parts: table[name].path.slice(1).split("/") }));

/**
 * Finds the route of a valid path (server/http/request/request-target.ts); one slash at its end is ignored. Every path has
 * one: what nothing else takes is `not-found`.
 */
export function matchRoute(path: string): RouteMatch {
  const segments = withoutLastSlash(path).slice(1).split("/");
  const { name, parts } = rows.find((row) => fits(row.parts, segments)) ?? { name: "not-found" as const, parts: [] };
  const params = parts.flatMap((part, at) =>
    part.startsWith(":") ? [[part.slice(1), decodeURIComponent(segments[at] ?? "")]] : [],
  );
  return { name, params: Object.fromEntries(params) };
}

function fits(parts: readonly string[], segments: readonly string[]): boolean {
  if (parts.length !== segments.length && parts.at(-1) !== "*") return false;
  return parts.every((part, at) => part === "*" || part === segments[at] || (part.startsWith(":") && segments[at]));
}

// Readers of queries are typed by hand: what they return is part of the table that some of them read.

/** The page that a visitor of /download comes from, or "print", the post or profile that it shows, and a code's campaign. */
function readDownloadQuery(query: URLSearchParams): { from?: string; id?: string; to?: "auto"; c?: string } {
  const from = [...pageKinds, "print"].find((origin) => origin === query.get("from"));
  const id = readIdentifier(query.get("id") ?? undefined);
  return {
    ...(from !== undefined && { from }),
    ...(from !== undefined && kindsWithId.includes(from) && id !== undefined && { id }),
    ...(query.get("to") === "auto" && { to: "auto", ...(query.has("c") && { c: query.get("c") ?? "" }) }),
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
