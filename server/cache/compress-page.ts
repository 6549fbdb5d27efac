import { brotliCompressSync, brotliDecompressSync, constants, gzipSync } from "node:zlib";
import type { Encoding } from "#server/http/request/accept-encoding.ts";
import type { Body } from "#server/http/send-body.ts";
import type { RenderedPage } from "./rendered-page.ts";

/**
 * Brotli quality of a page that is cached for many visitors, and of a response to a single one. A post in Russian of
 * 93 kB: 18.4 kB after 1.0 ms at 4, 17.0 after 1.8 at 6, 16.7 after 1.9 at 7 and 8, 16.6 after 15 at 9, 15.6 after 120
 * at 11.
 */
const brotliQuality = { cached: 8, single: 4 };

/**
 * The body of a page in an encoding, and all headers of the response but those of a single request. Stores the encoding in
 * the page where it is missing. A strong ETag names the bytes, so each encoding has its own.
 */
export function encodedBody(page: RenderedPage, accepted: Encoding): Body & { headers: string[] } {
  const encoding = page.compressible ? accepted : "identity";
  page.bodies[encoding] ??= compress(page, encoding);
  const bytes = page.bodies[encoding];
  const headers = [...page.headers, "Content-Length", String(bytes.length)];
  if (encoding !== "identity") headers.push("Content-Encoding", encoding);
  const etag = page.version ? `"${page.version}${encoding === "identity" ? "" : `-${encoding}`}"` : undefined;
  if (etag) headers.push("ETag", etag);
  return { bytes, headers, etag };
}

/** Compresses a page and drops its plain body, which is five times as large and rarely requested. */
export function compressForCache(page: RenderedPage): void {
  if (!page.compressible) return;
  page.bodies.br ??= compress(page, "br");
  delete page.bodies.identity;
}

/** Estimates the bytes of memory that a page takes. */
export function pageSize({ headers, bodies }: RenderedPage): number {
  const text = headers.reduce((sum, { length }) => sum + length, 0);
  return Object.values(bodies).reduce((sum, { length }) => sum + length + 200, 500 + text);
}

function compress(page: RenderedPage, encoding: Encoding): Buffer {
  const plain = plainBytes(page);
  if (encoding === "identity") return plain;
  if (encoding === "gzip") return trimBuffer(gzipSync(plain));
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: page.freshness ? brotliQuality.cached : brotliQuality.single,
    // The smallest window that holds the page. The default, 4 MB, is allocated for each page anew.
    [constants.BROTLI_PARAM_LGWIN]: Math.min(22, Math.max(16, Math.ceil(Math.log2(plain.length + 1)))),
    [constants.BROTLI_PARAM_SIZE_HINT]: plain.length,
  };
  return trimBuffer(brotliCompressSync(plain, { params }));
}

/** The body without compression. */
function plainBytes({ bodies: { identity, br } }: RenderedPage): Buffer {
  if (identity) return identity;
  if (!br) throw new Error("a page must have a plain or a Brotli body");
  return brotliDecompressSync(br);
}

/** Copies the bytes out of the larger block that zlib returns a part of, so that the block can be freed. */
function trimBuffer(bytes: Buffer): Buffer {
  const copy = Buffer.allocUnsafeSlow(bytes.length);
  bytes.copy(copy);
  return copy;
}
