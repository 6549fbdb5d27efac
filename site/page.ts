import type { Logger } from "pino";
import type { ReactNode } from "react";
import type { Assets, DeferredScript } from "./assets.ts";
import type { PreviewImages } from "./features/preview-images/preview-images.ts";
import type { StoreContext } from "./features/store-links/store-context.ts";
import type { InlineHash } from "./head/content-security-policy.ts";
import type { Head } from "./head/head.ts";
import type { PageState } from "./http/apply-page-state.ts";
import type { CachePolicy } from "./http/cache-policies.ts";
import type { I18n } from "./i18n/i18n.ts";
import type { LoadImage } from "./images/load-image.ts";
import type { SignImage } from "./images/signed-image.ts";
import type { AccountDeletion } from "./product-api/account-deletion.ts";
import type { ProductApi } from "./product-api/product-api.ts";
import type { SiteSettings } from "./site-settings.ts";
import type { TicketSecrets } from "./ticket-secrets.ts";

/** What the server gives the site for every request. */
export interface RequestBindings {
  readonly settings: SiteSettings;
  readonly productApi: ProductApi;
  /** Turns the URL of a user's image into one that this site may serve resized. */
  readonly signImage: SignImage;
  readonly loadImage: LoadImage;
  readonly previewImages: PreviewImages;
  /** For the visitor of this request. Undefined in pages that visitors share, where accounts are elsewhere, and for what another site posts. */
  readonly accountDeletion?: AccountDeletion | undefined;
  readonly ticketSecrets: TicketSecrets;
  readonly log: Logger;
  readonly requestId: string;
}

/** What a page or an endpoint knows of its request: of the visitor, nothing but the locale where pages are shared. */
export interface RequestContext extends RequestBindings {
  readonly request: Request;
  readonly url: URL;
  readonly i18n: I18n;
  /** True where the URL itself names the locale; internal links then keep it. */
  readonly localeInUrl: boolean;
  /** Milliseconds this page waits for the product server before it goes out in its loading state. */
  readonly timeoutMs: number;
}

/** What an import of `….ts?inline-script` gives. */
export interface InlineScriptSource {
  readonly source: string;
  readonly hash: InlineHash;
}

/** One page: everything its response is made of. */
export interface Page {
  /** Decides the status code. */
  readonly state: PageState;
  /** How long caches may keep the page in its loaded state. */
  readonly cache: CachePolicy;
  /** What the page was made of, so that it can be purged (http/cache-tags.ts). */
  readonly tags?: readonly string[];
  readonly head: Head;
  /** What the page shows, for the links into the app; its kind alone where left out. */
  readonly storeContext?: StoreContext;
  readonly body: ReactNode;
  /** Replaces the site's footer. */
  readonly footer?: ReactNode;
  /** Runs before first paint, behind the content. Only for what must not change after it, such as the language. */
  readonly blockingScript?: InlineScriptSource;
  readonly scripts?: readonly DeferredScript[];
  /** Replaces the 200 of a loaded page, such as for a form with errors. */
  readonly status?: number;
  /** Query that links to other languages keep, beginning with "?". */
  readonly query?: string;
  readonly headers?: Readonly<Record<string, string>>;
}

/** Route parameters, still as the URL has them. */
export type Params = Readonly<Record<string, string | undefined>>;

/** Loads what a page shows and describes the page; a `Response` is sent as it is. */
export type LoadPage = (context: RequestContext, params: Params) => Page | Response | Promise<Page | Response>;

/** Answers a request for a page. @param css all CSS of the page, to be inlined */
export type PageHandler = (
  context: RequestContext,
  params: Params,
  assets: Assets,
  css: string,
) => Response | Promise<Response>;

/** A file in pages/. */
export interface PageModule {
  readonly default: PageHandler;
}
