import { promisify } from "node:util";
import { brotliDecompress } from "node:zlib";

const decompress = promisify(brotliDecompress);

/** Size of the WOFF2 header in bytes, and offsets of two of its fields (WOFF 2.0, section 4.1). */
const header = { size: 48, tableCount: 12, compressedSize: 20 } as const;

/** Numbers that encode table names in the table directory (section 4.2). */
const tag = { cmap: 0, glyf: 10, loca: 11, named: 63 } as const;

/**
 * Reads which characters a font has from its `cmap` table. The `unicode-range` that a font package declares for a
 * subset contains more characters than the file, and those would be rendered as boxes.
 *
 * @param font a WOFF2 file
 * @returns code points
 */
export async function fontCodePoints(font: Uint8Array): Promise<ReadonlySet<number>> {
  const bytes = Buffer.from(font.buffer, font.byteOffset, font.byteLength);
  const { start, length, end } = findCmap(bytes);
  const tables = await decompress(bytes.subarray(end, end + bytes.readUInt32BE(header.compressedSize)));
  return readCmap(tables.subarray(start, start + length));
}

/** Position of the `cmap` table in the decompressed data, and the offset at which the compressed data starts. */
function findCmap(bytes: Buffer): { start: number; length: number; end: number } {
  let at: number = header.size;
  const readNumber = () => {
    let value = 0;
    for (;;) {
      const byte = bytes.readUInt8(at);
      at += 1;
      value = value * 128 + (byte & 127);
      if (byte < 128) return value;
    }
  };
  let offset = 0;
  let found = { start: 0, length: 0 };
  for (let left = bytes.readUInt16BE(header.tableCount); left > 0; left -= 1) {
    const flags = bytes.readUInt8(at);
    const [name, transform] = [flags & 63, flags >> 6];
    at += name === tag.named ? 5 : 1;
    const size = readNumber();
    const transformed = name === tag.glyf || name === tag.loca ? transform !== 3 : transform !== 0;
    const length = transformed ? readNumber() : size;
    if (name === tag.cmap) found = { start: offset, length };
    offset += length;
  }
  return { ...found, end: at };
}

/** OpenType, "cmap": prefers the subtable for all of Unicode (format 12) to the one for the first plane (format 4). */
function readCmap(table: Buffer): Set<number> {
  const offsets = Array.from({ length: table.readUInt16BE(2) }, (_, index) => table.readUInt32BE(8 + 8 * index));
  const formats = new Map(offsets.map((offset) => [table.readUInt16BE(offset), table.subarray(offset)]));
  const [format12, format4] = [formats.get(12), formats.get(4)];
  if (format12) return readFormat12(format12);
  return format4 ? readFormat4(format4) : new Set();
}

function readFormat12(map: Buffer): Set<number> {
  const codePoints = new Set<number>();
  for (let group = 0; group < map.readUInt32BE(12); group += 1) {
    const at = 16 + 12 * group;
    for (let code = map.readUInt32BE(at); code <= map.readUInt32BE(at + 4); code += 1) codePoints.add(code);
  }
  return codePoints;
}

function readFormat4(map: Buffer): Set<number> {
  const codePoints = new Set<number>();
  const doubled = map.readUInt16BE(6);
  for (let segment = 0; segment < doubled; segment += 2) {
    const last = map.readUInt16BE(14 + segment);
    const first = map.readUInt16BE(16 + doubled + segment);
    const delta = map.readUInt16BE(16 + 2 * doubled + segment);
    const rangeAt = 16 + 3 * doubled + segment;
    const range = map.readUInt16BE(rangeAt);
    for (let code = first; code <= last && code < 0xffff; code += 1) {
      const glyph = range === 0 ? code + delta : map.readUInt16BE(rangeAt + range + 2 * (code - first));
      if ((glyph & 0xffff) !== 0) codePoints.add(code);
    }
  }
  return codePoints;
}
