import type { Locale } from "#locales/index.ts";

/** Which visitors may share a response: those with the same locale, everyone, or none. */
export type Sharing = "by-locale" | "everyone" | "none";

/** The parameters that a route reads from a query, each in one spelling; `undefined` where it is left out. */
export type RouteQuery = Readonly<Record<string, string | undefined>>;

/** What a form is for. */
export type FormService = "account-deletion" | "reports";

export interface RouteForm {
  /** Where it is not offered, the route takes no POST. */
  readonly service: FormService;
  /** Whether the form has a secret of the URL, so that nobody else can send it. */
  readonly hasSecret?: true;
}

interface BaseRoute {
  /**
   * Segments after slashes: `:name` stands for any one of them, `*` at the end for the rest. Segments that are written
   * out take precedence.
   */
  readonly path: `/${string}`;
  /** What metrics and logs call it; of pages also their kind. Several routes may have the same. */
  readonly label: string;
}

/** Answered by the site: a document from pages/, one that other sites may frame, or an endpoint of app.tsx. */
export interface SiteRoute extends BaseRoute {
  readonly answer: "page" | "embed" | "endpoint";
  /** Which visitors share the response. The page cache stores a shared page; it knows nothing of a visitor but the locale. */
  readonly shared: Sharing;
  /**
   * Reads the query; parameters that it does not read do not reach the page. `whole` is read for every route, `lng` for each that
   * depends on the language. Without it, none is.
   */
  readonly query?: (query: URLSearchParams) => RouteQuery;
  /** Whether this query makes the response one for a single visitor. */
  readonly perVisitor?: (query: RouteQuery) => boolean;
  /** The URL space is unbounded: such pages are cached apart and evict nothing else. */
  readonly unbounded?: true;
  /**
   * The URL or the content must not reach anyone else: no third-party script, no referrer, never shared. Here and not
   * in the page, so that it holds for its errors too.
   */
  readonly confidential?: true;
  /**
   * Its URL names a post or a profile, always or with such a query. No vendor's script runs there, and the URL is no
   * referrer: third parties learn the kind of page, and never what it is about.
   */
  readonly namesContent?: true | ((query: RouteQuery) => boolean);
  /** Takes the POST of its own form. */
  readonly form?: RouteForm;
  /** Requests for what does not exist are counted by address (server/tickets/ticket-miss-limiter.ts). */
  readonly limit?: "ticket-misses";
  /** Each response is a view of the post that its `uuid` names. */
  readonly countsView?: true;
  /** The app opens links to it, where it is installed. */
  readonly opensInApp?: true;
  readonly sitemap?: true;
  /** The languages that its text is written in; all where left out. */
  readonly languages?: readonly Locale[];
  /** Has a preview image of its own title, at /share/<name of the route>/. */
  readonly previewImage?: true;
}

/** Answered by the process itself: a file, a message of a browser, or its health. */
export interface ServerRoute extends BaseRoute {
  readonly answer: "file" | "message" | "health";
}

export type Route = SiteRoute | ServerRoute;

/** Names of the parameters of a path: "uuid" of `/post/:uuid`. */
export type ParamName<Path extends string> = Path extends `${string}:${infer Rest}`
  ? Rest extends `${infer Name}/${infer Tail}`
    ? Name | ParamName<`/${Tail}`>
    : Rest
  : never;
