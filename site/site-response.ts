import type { CachePolicy } from "./http/cache-policies.ts";

/** What the site answers. Nothing of it is parsed again. */
export interface SiteResponse {
  readonly status: number;
  /** All but those that the server adds: `Cache-Control`, `ETag`, `Content-Length` and `Content-Encoding`. */
  readonly headers: Readonly<Record<string, string>>;
  /** Values of `Set-Cookie`. */
  readonly cookies?: readonly string[];
  readonly cache: CachePolicy;
  /** What the response was made of, so that it can be purged (http/cache-tags.ts). */
  readonly tags?: readonly string[];
  /** Of a response that knows its version without its bytes; the server makes one for all others. With quotes. */
  readonly etag?: string;
  /**
   * Whether it says that what the URL names does not exist, such as a redirect to the page that says so; by the status
   * where left out. The server counts such responses for tickets (server/tickets/ticket-miss-limiter.ts).
   */
  readonly isAbsent?: boolean;
  readonly body: string | Uint8Array | undefined;
}
