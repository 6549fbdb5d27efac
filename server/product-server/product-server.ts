import type { PrivateApi } from "#server/calls/private-call.ts";
import type { OwnMedia } from "#server/files/media-files.ts";
import type { ProductFetch } from "#site/product-api/product-fetch.ts";

/** What must follow when content changes outside a response. Neither throws. */
export interface ContentObservers {
  /** A user's content was hidden, shown or deleted: cached pages with it must go. */
  readonly onUserChange: (userUuid: string) => void;
  /** Media were deleted or hidden; names of files, or URLs on other hosts: resized copies must go. */
  readonly onMediaHidden: (names: readonly string[]) => void;
}

interface VisitorsApi extends PrivateApi {
  /** Whether visitors who leave an address are sent a mail. */
  readonly sendsMail: boolean;
}

/**
 * The server with the content. Each of its APIs has a `fetch` of its own, so that no call waits for those of another.
 */
export interface ProductServer {
  /** The calls for a post, a user, a user's posts and a ticket (contract/product-paths.ts). */
  readonly content: { readonly origin: string; readonly fetch: ProductFetch };
  /** Those of docs/account-deletion-api.md, where it has them. */
  readonly accountDeletion: VisitorsApi | undefined;
  /** Those of docs/reports-api.md, where it has them. */
  readonly reports: VisitorsApi | undefined;
  /** Whether it responds. Never rejects. */
  readonly isReachable: () => Promise<boolean>;
  /** Its images and videos, where this process has them. */
  readonly media: OwnMedia | undefined;
  /** Counts a view of a post, where the product server leaves that to the site. Never throws. */
  readonly countView?: ((postUuid: string) => void) | undefined;
  /**
   * Whether other instances may know of changes that this one has missed. It then answers nothing, and the proxy tries
   * another instance.
   */
  readonly isIsolated: () => boolean;
  /** Starts work in the background, where there is any: what it changes is reported to these observers. */
  readonly start: (observers: ContentObservers) => void;
  /** Writes pending view counts and closes connections. */
  readonly close: () => Promise<void>;
}
