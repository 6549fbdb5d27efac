import { hash } from "node:crypto";
import type { Encoding } from "#server/http/accept-encoding.ts";
import { mayBeFramed } from "#server/http/security-headers.ts";
import type { Body } from "#server/http/send-body.ts";
import { cacheTagsHeader } from "#site/http/cache-tags.ts";
import { type Freshness, parseCacheControl } from "./cache-control.ts";

/** A rendered page, or whatever else an address answers. */
export interface Page {
  readonly status: number;
  /** Names and values in turn, as `writeHead` takes them: all but those of one body, one request, one moment. */
  readonly headers: readonly string[];
  /** `undefined`: may not be kept. */
  readonly keeping: Freshness | undefined;
  /** What it was made of (site/http/page-tags.ts). */
  readonly tags: readonly string[];
  /** Of the request it was rendered for; what is shown and logged of a failure carries it. */
  readonly requestId: string;
  readonly compressible: boolean;
  /** Of the plain body. Empty where the page comes with an `ETag` of its own, or has none. */
  readonly digest: string;
  /** The forms made so far, never none; ./page-body.ts makes the others when they are asked for. */
  readonly bodies: Partial<Record<Encoding, Body>>;
}

/** Set for each answer anew, or told of the page otherwise. */
const ownHeaders = new Set([
  cacheTagsHeader.toLowerCase(),
  "content-length",
  "content-encoding",
  "vary",
  "x-request-id",
]);

/** Smaller than this, a body fits into one packet with its headers anyway. */
const compressionThreshold = 860;

const textual = /^(text\/|image\/svg\+xml|application\/([a-z.-]+\+)?(json|xml|javascript)\b)/;

interface PageOptions {
  /** Headers of every response; the page's own replace them. */
  readonly defaults: Readonly<Record<string, string>>;
  readonly requestId: string;
  /** What the key of a kept page covers: request headers in lower case. A page that varies by more is not kept. */
  readonly covered: readonly string[];
}

export async function readPage(response: Response, options: PageOptions): Promise<Page> {
  const { defaults, requestId, covered } = options;
  const { headers, status } = response;
  const { buffer, byteOffset, byteLength } = await response.bytes();
  const plain: Buffer = Buffer.from(buffer, byteOffset, byteLength);
  const encoded = headers.has("content-encoding");
  const policy = headers.get("content-security-policy");
  const compressible =
    !encoded && plain.length >= compressionThreshold && textual.test(headers.get("content-type") ?? "");
  const vary = varied(headers.get("vary"));
  const isCacheable = status < 500 && status !== 206 && status !== 304 && !encoded && !headers.has("set-cookie");
  const keeping =
    isCacheable && vary.every((name) => covered.includes(name.toLowerCase()))
      ? parseCacheControl(headers.get("cache-control"))
      : undefined;
  if (compressible) vary.push("Accept-Encoding");
  const framed = mayBeFramed(policy);
  const raw = Object.entries(defaults).flatMap(([name, value]) =>
    headers.has(name) || (framed && name === "X-Frame-Options") ? [] : [name, value],
  );
  for (const [name, value] of headers) if (!ownHeaders.has(name)) raw.push(name, value);
  if (encoded) raw.push("Content-Encoding", headers.get("content-encoding") ?? "");
  if (vary.length > 0) raw.push("Vary", vary.join(", "));
  const page: Page = {
    ...{ status, headers: raw, keeping, requestId, compressible },
    tags: headers.get(cacheTagsHeader)?.split(",") ?? [],
    digest: keeping && !headers.has("etag") ? digestOf(plain) : "",
    bodies: {},
  };
  page.bodies.identity = asBody(page, "identity", plain);
  return page;
}

function digestOf(plain: Buffer): string {
  return hash("sha256", plain, "base64url").slice(0, 22);
}

/** @param made tells apart what was made of the same page in the same encoding: a strong ETag names bytes */
export function asBody(page: Page, encoding: Encoding, bytes: Buffer, made = ""): Body {
  const etag = page.digest && `"${page.digest}${encoding === "identity" ? "" : `-${encoding}${made}`}"`;
  const headers = [...page.headers, "Content-Length", String(bytes.length)];
  if (encoding !== "identity") headers.push("Content-Encoding", encoding);
  if (etag) headers.push("ETag", etag);
  return { bytes, headers, etag: etag || undefined };
}

function varied(vary: string | null): string[] {
  const names = vary?.split(",").map((name) => name.trim()) ?? [];
  return [...new Set(names.filter((name) => name !== "" && name.toLowerCase() !== "accept-encoding"))];
}
