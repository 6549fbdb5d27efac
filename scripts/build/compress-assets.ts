import { readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";

const textFile = /\.(css|js|json|svg|txt|webmanifest|xml)$/;

/** Bytes below which compression saves less than 150, of which its headers take 50. */
const threshold = 500;

/** Writes a Brotli and a gzip version beside each text file of a folder; server/files/static-files.ts serves them. */
export function compressAssets(folder: string): void {
  for (const name of readdirSync(folder, { recursive: true, encoding: "utf8" })) {
    const file = join(folder, name);
    if (!textFile.test(name) || statSync(file).size < threshold) continue;
    const bytes = readFileSync(file);
    writeFileSync(`${file}.br`, brotliCompressSync(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }));
    writeFileSync(`${file}.gz`, gzipSync(bytes, { level: 9 }));
  }
}
