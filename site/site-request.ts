import type { Locale } from "#locales/index.ts";
import type { AccountDeletion } from "./product-api/account-deletion.ts";
import type { Reports } from "./product-api/reports.ts";
import type { Params, Query, routes, SiteRouteName } from "./routes.ts";

/**
 * A request for the site, read once (server/web/read-site-request.ts). A shared page knows nothing else, so this is the key
 * under which it is cached, but for whether the client waits for data.
 */
export interface SiteRequest<Name extends SiteRouteName = SiteRouteName> {
  readonly route: Name;
  /** Canonical: as the URL has it, without a slash at its end. */
  readonly path: string;
  readonly params: Params<Name>;
  readonly query: Query<Name>;
  /** "en" where all locales share the response. */
  readonly locale: Locale;
  /** Whether the URL itself names the locale; internal links then keep it. */
  readonly localeInUrl: boolean;
  /** Whether the response waits for its data as long as the product server may take. */
  readonly waitForData: boolean;
}

/** What only a response for a single visitor may know. */
export interface Visitor {
  /** Values of request headers; empty where there are none. */
  readonly accept: string;
  /** Of a request for a document alone: what it opens is for the visitor, and for no script. */
  readonly cookie: string;
  readonly userAgent: string;
  /** What a limit counts the visitor under, the narrowest network first (server/http/request/client-address.ts). */
  readonly networks: readonly string[];
  /** What the visitor has posted. */
  readonly form: PostedForm | undefined;
  /** `undefined` where accounts are deleted elsewhere, and for a form that another site may have sent. */
  readonly accountDeletion: AccountDeletion | undefined;
  /** `undefined` where no reports are taken, and for a form that another site may have sent. */
  readonly reports: Reports | undefined;
}

export interface PostedForm {
  readonly contentType: string;
  readonly bytes: Uint8Array<ArrayBuffer>;
}

type Routes = typeof routes;

/** The visitor of a route: of one that is never shared, always; of one that may be shared, where it is not. */
export type VisitorOf<Name extends SiteRouteName> = Name extends SiteRouteName
  ? Routes[Name] extends { readonly shared: "none" }
    ? Visitor
    : Visitor | undefined
  : never;
