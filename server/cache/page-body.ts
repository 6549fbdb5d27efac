import { brotliCompressSync, brotliDecompressSync, constants, gzipSync } from "node:zlib";
import type { Encoding } from "#server/http/accept-encoding.ts";
import type { Body } from "#server/http/send-body.ts";
import { asBody, type Page } from "./page.ts";

/**
 * Brotli's quality by what a body is made for. Measured on the landing and the post page (64 and 101 kB) on one
 * core: 4 makes 16.5 and 19.9 kB in 0.6 and 0.8 ms, 6 makes 15.3 and 18.2 kB in 0.8 and 1.1 ms, 11 makes 14.0 and
 * 16.7 kB in 52 and 71 ms. With a window as small as the page, 7 takes 6 % longer than 6 (median of 125) and saves 2 %
 * of a page in Russian with pictures drawn into it, a tenth of a percent of one in Turkish; 9 takes 16 % longer.
 */
const quality = { once: 4, kept: 7, huge: 1 };

/** Bytes from which a body is packed fast instead of well: visitors wait while it is done. */
const huge = 512 * 1024;

/** The form of a page for a client; made, and kept with the page, where it is missing. */
export function bodyOf(page: Page, wanted: Encoding): Body {
  const encoding = page.compressible ? wanted : "identity";
  const made = encoding === "br" ? String(quality.once) : "";
  page.bodies[encoding] ??= asBody(page, encoding, pack(plainOf(page), encoding, quality.once), made);
  return page.bodies[encoding];
}

/** Before a page is kept: packs it, and lets go of the plain form, which is five times as large and seldom asked for. */
export function compressForCache(page: Page): void {
  if (!page.compressible) return;
  page.bodies.br ??= asBody(page, "br", pack(plainOf(page), "br", quality.kept), String(quality.kept));
  delete page.bodies.identity;
}

/** Of the memory that its bodies and headers take, about. */
export function sizeOf(page: Page): number {
  const bodies = Object.values(page.bodies);
  const text = page.headers.reduce((sum, { length }) => sum + length, 0);
  return 500 + bodies.reduce((sum, { bytes }) => sum + bytes.length + 200, text);
}

function plainOf({ bodies: { identity, br } }: Page): Buffer {
  if (identity) return identity.bytes;
  if (!br) throw new Error("a page without a body");
  return brotliDecompressSync(br.bytes);
}

function pack(plain: Buffer, encoding: Encoding, wanted: number): Buffer {
  if (encoding === "identity") return plain;
  if (encoding === "gzip") return alone(gzipSync(plain, { level: plain.length < huge ? 6 : 1 }));
  const params = brotliParameters(plain, plain.length < huge ? wanted : quality.huge);
  return alone(brotliCompressSync(plain, { params }));
}

/** Node cuts what zlib makes out of blocks of 64 kB: a page of 13 kB that is kept would keep the whole block. */
function alone(bytes: Buffer): Buffer {
  const copy = Buffer.allocUnsafeSlow(bytes.length);
  bytes.copy(copy);
  return copy;
}

function brotliParameters(plain: Buffer, level: number): Record<number, number> {
  return {
    [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
    [constants.BROTLI_PARAM_QUALITY]: level,
    // No larger than what it looks at: the default of 4 MB costs that much, and more, for each page.
    [constants.BROTLI_PARAM_LGWIN]: Math.min(22, Math.max(16, Math.ceil(Math.log2(plain.length + 1)))),
    [constants.BROTLI_PARAM_SIZE_HINT]: plain.length,
  };
}
