import { hash } from "node:crypto";
import { COMPRESSIBLE_CONTENT_TYPE_REGEX } from "hono/utils/compress";
import type { Encoding } from "#server/http/request/accept-encoding.ts";
import type { Body } from "#server/http/send-body.ts";
import { absentTag, cacheTagsHeader } from "#site/http/cache-tags.ts";
import { type Freshness, parseCacheControl } from "./cache-control.ts";

/** A response of the site, read to its end: a page, a feed, an image… */
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
  /** True for pages of which anyone can ask for any number: errors, and those with a text of the visitor in their URL. */
  readonly openEnded: boolean;
  readonly compressible: boolean;
  /** Digest of the plain body, of which ETags are made. Empty where the page has its own ETag, or none. */
  readonly digest: string;
  /** The body in at least one encoding; compress-page.ts adds the others on demand. */
  readonly bodies: Partial<Record<Encoding, Body>>;
}

/** Headers that this server sets itself, for each response. */
const replacedHeaders = new Set([
  cacheTagsHeader.toLowerCase(),
  "content-length",
  "content-encoding",
  "vary",
  "x-request-id",
]);

/** Bytes below which a body fits into one packet with its headers, compressed or not. */
const compressionThreshold = 860;

interface ReadOptions {
  /** Headers of every response; the page's own take precedence. */
  readonly defaultHeaders: Readonly<Record<string, string>>;
  readonly requestId: string;
  /** Request headers, in lower case, that the cache key covers. A page that varies by any other is not stored. */
  readonly keyedHeaders: readonly string[];
  readonly openEnded: boolean;
}

export async function readResponse(response: Response, options: ReadOptions): Promise<RenderedPage> {
  const { defaultHeaders, requestId, keyedHeaders, openEnded } = options;
  const { headers, status } = response;
  const plain = Buffer.from(await response.arrayBuffer());
  const encoding = headers.get("content-encoding");
  const compressible =
    encoding === null &&
    plain.length >= compressionThreshold &&
    COMPRESSIBLE_CONTENT_TYPE_REGEX.test(headers.get("content-type") ?? "");
  const vary = varyNames(headers);
  const isStorable =
    status < 500 &&
    status !== 206 &&
    status !== 304 &&
    encoding === null &&
    !headers.has("set-cookie") &&
    vary.every((name) => keyedHeaders.includes(name.toLowerCase()));
  const freshness = isStorable ? parseCacheControl(headers.get("cache-control")) : undefined;
  const sent: string[] = [];
  for (const [name, value] of Object.entries(defaultHeaders)) {
    if (!headers.has(name)) sent.push(name, value);
  }
  for (const [name, value] of headers) if (!replacedHeaders.has(name)) sent.push(name, value);
  if (encoding !== null) sent.push("Content-Encoding", encoding);
  if (compressible) vary.push("Accept-Encoding");
  if (vary.length > 0) sent.push("Vary", vary.join(", "));
  const page: RenderedPage = {
    status,
    headers: sent,
    freshness,
    tags: isAbsent(status) ? [absentTag] : (headers.get(cacheTagsHeader)?.split(",") ?? []),
    requestId,
    openEnded: openEnded || status >= 400,
    compressible,
    digest: freshness && !headers.has("etag") ? hash("sha256", plain, "base64url").slice(0, 22) : "",
    bodies: {},
  };
  page.bodies.identity = createBody(page, "identity", plain);
  return page;
}

function isAbsent(status: number): boolean {
  return status === 404 || status === 410;
}

/** Adds the headers of one encoding to those of the page. A strong ETag names the bytes, so each encoding has its own. */
export function createBody(page: RenderedPage, encoding: Encoding, bytes: Buffer): Body {
  const headers = [...page.headers, "Content-Length", String(bytes.length)];
  if (encoding !== "identity") headers.push("Content-Encoding", encoding);
  const etag = page.digest ? `"${page.digest}${encoding === "identity" ? "" : `-${encoding}`}"` : undefined;
  if (etag) headers.push("ETag", etag);
  return { bytes, headers, etag };
}

function varyNames(headers: Headers): string[] {
  const names = (headers.get("vary") ?? "").split(",").map((name) => name.trim());
  return [...new Set(names.filter((name) => name !== "" && name.toLowerCase() !== "accept-encoding"))];
}
