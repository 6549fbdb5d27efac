import type { Logger } from "pino";
import type { ReactNode } from "react";
import type { DeferredScript } from "./assets.ts";
import type { PreviewImages } from "./features/preview-images/preview-images.ts";
import type { StoreContext } from "./features/store-links/store-context.ts";
import type { InlineHash } from "./head/content-security-policy.ts";
import type { Head } from "./head/head.ts";
import type { CachePolicy } from "./http/cache-policies.ts";
import type { I18n } from "./i18n/i18n.ts";
import type { LearnImages } from "./images/learn-images.ts";
import type { LoadImage } from "./images/load-image.ts";
import type { SignImage } from "./images/signed-image.ts";
import type { ContentState, ProductApi } from "./product-api/product-api.ts";
import type { SiteRouteName } from "./routes.ts";
import type { SiteRequest, VisitorOf } from "./site-request.ts";
import type { SiteSettings } from "./site-settings.ts";
import type { TicketSecrets } from "./ticket-secrets.ts";

/** What the server gives the site: the same for every request. */
export interface SiteServices {
  readonly settings: SiteSettings;
  readonly productApi: ProductApi;
  /** Turns the URL of a user's image into one that this site may serve resized. */
  readonly signImage: SignImage;
  readonly learnImages: LearnImages;
  readonly loadImage: LoadImage;
  readonly previewImages: PreviewImages;
  readonly ticketSecrets: TicketSecrets;
  readonly log: Logger;
}

/** The request of a page or an endpoint, and the services for it. */
export interface RequestContext<Name extends SiteRouteName = SiteRouteName> extends SiteServices {
  readonly request: SiteRequest<Name>;
  readonly visitor: VisitorOf<Name>;
  readonly i18n: I18n;
  /**
   * Milliseconds this page waits for the product server before it goes out in its loading state. `undefined` for one that
   * waits for its data.
   */
  readonly timeoutMs: number | undefined;
}

/** What an import of `….ts?inline-script` gives. */
export interface InlineScriptSource {
  readonly source: string;
  readonly hash: InlineHash;
}

/** One page: everything its response is made of. */
export interface Page {
  /** Decides the status code. */
  readonly state: ContentState;
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
