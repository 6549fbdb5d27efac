/** An image of an icon file. */
export interface IconImage {
  /** Width and height in pixels, under 256. */
  readonly size: number;
  readonly png: Buffer;
}

const headerLength = 6;
const entryLength = 16;

/** Creates an ICO file of PNG images, for clients that request /favicon.ico by default. */
export function iconFile(images: readonly IconImage[]): Buffer {
  const header = Buffer.alloc(headerLength + entryLength * images.length);
  header.writeUInt16LE(1, 2); // an icon, not a cursor
  header.writeUInt16LE(images.length, 4);
  let position = header.length;
  for (const [index, { size, png }] of images.entries()) {
    const entry = headerLength + entryLength * index;
    header.writeUInt8(size, entry);
    header.writeUInt8(size, entry + 1);
    header.writeUInt16LE(1, entry + 4); // color planes
    header.writeUInt16LE(32, entry + 6); // bits per pixel
    header.writeUInt32LE(png.length, entry + 8);
    header.writeUInt32LE(position, entry + 12);
    position += png.length;
  }
  return Buffer.concat([header, ...images.map(({ png }) => png)]);
}
