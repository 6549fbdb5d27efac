import { hash } from "node:crypto";
import { COMPRESSIBLE_CONTENT_TYPE_REGEX } from "hono/utils/compress";
import type { Encoding } from "#server/http/request/accept-encoding.ts";
import { cachePolicyOf, type Freshness } from "#site/http/cache-policies.ts";
import type { SiteResponse } from "#site/site-response.ts";

/** What is not there, or not shown: it may be a moment later. */
const absentStatuses: ReadonlySet<number> = new Set([404, 410, 451]);

/** A response of the site as it is sent and cached: a page, a feed, an image… */
export interface RenderedPage {
  readonly status: number;
  /** Names and values alternate, as `writeHead` takes them; without those of a single encoding or request. */
  readonly headers: readonly string[];
  /** `undefined` where the page must not be stored. */
  readonly freshness: Freshness | undefined;
  /** What the page was made of (site/http/cache-tags.ts). */
  readonly tags: readonly string[];
  /** The request that the page was rendered for; a failure is logged under this ID. */
  readonly requestId: string;
  /** True for pages of an unbounded URL space: errors, and those with a text of the visitor in their URL. */
  readonly unbounded: boolean;
  /** Whether it says that what its URL names does not exist. */
  readonly isAbsent: boolean;
  readonly compressible: boolean;
  /** Between the quotes of the ETag; the encoding follows it. Empty where the page has none. */
  readonly version: string;
  /** The body in at least one encoding; compress-page.ts adds the others on demand. */
  readonly bodies: Partial<Record<Encoding, Buffer>>;
  /** When its rendering began, in milliseconds of the cache's clock: the page may lack what has changed since. */
  renderedAt: number;
  /** Set while revalidation fails: when to try again, in milliseconds. */
  retryAt?: number;
  /** Whether it may be sent in an outage alone: it is from the disk, and may be outdated. */
  readonly bridgesOnly?: boolean;
}

/** A page that may be stored. */
export type CachedPage = RenderedPage & { readonly freshness: Freshness };

/** Bytes below which a body fits into one packet with its headers, compressed or not. */
const compressionThreshold = 860;

interface RenderedPageOptions {
  /** Headers of every response; the page's own take precedence. */
  readonly defaultHeaders: Readonly<Record<string, string>>;
  readonly requestId: string;
  readonly unbounded: boolean;
  /** Whether visitors may share the page. */
  readonly storable: boolean;
}

export function createRenderedPage(
  response: SiteResponse,
  { defaultHeaders, requestId, unbounded, storable }: RenderedPageOptions,
): RenderedPage {
  const { status, body, etag, cookies = [] } = response;
  const { cacheControl, freshness } = cachePolicyOf(response.cache);
  const plain = typeof body === "string" ? Buffer.from(body) : Buffer.from(body ?? []);
  const type = response.headers["Content-Type"] ?? "";
  const compressible = plain.length >= compressionThreshold && COMPRESSIBLE_CONTENT_TYPE_REGEX.test(type);
  const headers: Record<string, string> = { ...defaultHeaders, ...response.headers, "Cache-Control": cacheControl };
  if (compressible) headers.Vary = headers.Vary ? `${headers.Vary}, Accept-Encoding` : "Accept-Encoding";
  // A shared page knows no visitor, so it cannot set a cookie. If one ever does, it must not reach another visitor.
  const setsCookie = cookies.length > 0 || "Set-Cookie" in headers;
  const isStored = storable && freshness !== undefined && status < 500 && !setsCookie;
  return {
    status,
    headers: [...Object.entries(headers), ...cookies.map((cookie) => ["Set-Cookie", cookie])].flat(),
    freshness: isStored ? freshness : undefined,
    tags: absentStatuses.has(status) ? [] : (response.tags ?? []), // what made it absent would purge it at once
    requestId,
    unbounded: unbounded || status >= 400,
    isAbsent: response.isAbsent ?? absentStatuses.has(status),
    compressible,
    version: etag ? etag.slice(1, -1) : isStored ? hash("sha256", plain, "base64url").slice(0, 22) : "",
    bodies: { identity: plain },
    renderedAt: 0,
  };
}
