import { promisify } from "node:util";
import { brotliDecompress } from "node:zlib";

const unpack = promisify(brotliDecompress);

/** Bytes before a WOFF2 file's list of tables, and the places of two fields in them (WOFF 2.0, section 4.1). */
const header = { size: 48, tables: 12, packedSize: 20 } as const;

/** Numbers that stand for names in the list (section 4.2). */
const tag = { cmap: 0, glyf: 10, loca: 11, named: 63 } as const;

/**
 * The characters a font really has. The ranges that font packages publish say which characters a slice is asked for,
 * and promise more than is there; what a font does not have is drawn as a box.
 *
 * @param font a WOFF2 file
 */
export async function fontCharacters(font: Uint8Array): Promise<ReadonlySet<number>> {
  const bytes = Buffer.from(font.buffer, font.byteOffset, font.byteLength);
  const { start, length, end } = findCharacterMap(bytes);
  const tables = await unpack(bytes.subarray(end, end + bytes.readUInt32BE(header.packedSize)));
  return readCharacterMap(tables.subarray(start, start + length));
}

/** Where the table `cmap` lies among the unpacked tables, and where the packed ones begin. */
function findCharacterMap(bytes: Buffer): { start: number; length: number; end: number } {
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
  for (let left = bytes.readUInt16BE(header.tables); left > 0; left -= 1) {
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

/** OpenType, "cmap": the table of all Unicode (format 12) where there is one, else that of its first plane (4). */
function readCharacterMap(table: Buffer): Set<number> {
  const offsets = Array.from({ length: table.readUInt16BE(2) }, (_, index) => table.readUInt32BE(8 + 8 * index));
  const formats = new Map(offsets.map((offset) => [table.readUInt16BE(offset), table.subarray(offset)]));
  const [whole, plane] = [formats.get(12), formats.get(4)];
  if (whole) return readWhole(whole);
  return plane ? readPlane(plane) : new Set();
}

function readWhole(map: Buffer): Set<number> {
  const characters = new Set<number>();
  for (let group = 0; group < map.readUInt32BE(12); group += 1) {
    const at = 16 + 12 * group;
    for (let code = map.readUInt32BE(at); code <= map.readUInt32BE(at + 4); code += 1) characters.add(code);
  }
  return characters;
}

function readPlane(map: Buffer): Set<number> {
  const characters = new Set<number>();
  const doubled = map.readUInt16BE(6);
  for (let segment = 0; segment < doubled; segment += 2) {
    const last = map.readUInt16BE(14 + segment);
    const first = map.readUInt16BE(16 + doubled + segment);
    const delta = map.readUInt16BE(16 + 2 * doubled + segment);
    const rangeAt = 16 + 3 * doubled + segment;
    const range = map.readUInt16BE(rangeAt);
    for (let code = first; code <= last && code < 0xffff; code += 1) {
      const glyph = range === 0 ? code + delta : map.readUInt16BE(rangeAt + range + 2 * (code - first));
      if ((glyph & 0xffff) !== 0) characters.add(code);
    }
  }
  return characters;
}
