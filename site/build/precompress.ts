import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { extname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";
import type { AstroIntegration } from "astro";

/** Other kinds (pictures, woff2) are packed in themselves. */
const kinds = new Set([".css", ".html", ".ico", ".js", ".json", ".mjs", ".svg", ".txt", ".webmanifest", ".xml"]);

/** Lays `x.js.br` and `x.js.gz` beside each file for browsers, as small as it gets, where that is smaller. */
export function precompress(): AstroIntegration {
  return {
    name: "precompress",
    hooks: { "astro:build:done": ({ dir }) => precompressFolder(fileURLToPath(dir)) },
  };
}

export function precompressFolder(folder: string): void {
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile() || !kinds.has(extname(entry.name))) continue;
    const file = join(entry.parentPath, entry.name);
    const plain = readFileSync(file);
    const params = { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY };
    const packed = { br: brotliCompressSync(plain, { params }), gz: gzipSync(plain, { level: 9 }) };
    for (const [ending, bytes] of Object.entries(packed)) {
      if (bytes.length < plain.length) writeFileSync(`${file}.${ending}`, bytes);
    }
  }
}
