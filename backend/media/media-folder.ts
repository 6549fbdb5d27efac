import { createHash, randomUUID } from "node:crypto";
import { createReadStream, createWriteStream } from "node:fs";
import { access, mkdir, rename, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { Transform } from "node:stream";
import { pipeline } from "node:stream/promises";

/**
 * The embedded product server's own files. A name is made of the content (its SHA-256, cut to 128 bits, and the
 * extension of its format), so a file never changes, the same file is kept once, and one that no row names does
 * no harm.
 */
export interface MediaFolder {
  path(name: string): string;
  has(name: string): Promise<boolean>;
  /** Copies a file of any size in bounded memory. */
  addFile(source: string, extension: string): Promise<string>;
  addBytes(bytes: Uint8Array, extension: string): Promise<string>;
}

export async function openMediaFolder(dataDirectory: string): Promise<MediaFolder> {
  const folder = join(dataDirectory, "media");
  await mkdir(folder, { recursive: true });

  const path = (name: string) => join(folder, name);

  /** Writes beside and renames: under its name, a file is there whole or not at all, also after a power cut. */
  async function add(write: (temporary: string) => Promise<string>): Promise<string> {
    const temporary = path(`.${randomUUID()}`);
    try {
      const name = await write(temporary);
      await rename(temporary, path(name));
      return name;
    } finally {
      await rm(temporary, { force: true });
    }
  }

  return {
    path,
    has: (name) =>
      access(path(name)).then(
        () => true,
        () => false,
      ),
    addFile: (source, extension) =>
      add(async (temporary) => {
        const hash = createHash("sha256");
        const hashing = new Transform({
          transform(chunk, _encoding, done) {
            hash.update(chunk);
            done(null, chunk);
          },
        });
        await pipeline(createReadStream(source), hashing, createWriteStream(temporary, { flush: true }));
        return nameOf(hash.digest("hex"), extension);
      }),
    addBytes: (bytes, extension) =>
      add(async (temporary) => {
        await writeFile(temporary, bytes, { flush: true });
        return nameOf(createHash("sha256").update(bytes).digest("hex"), extension);
      }),
  };
}

function nameOf(hash: string, extension: string): string {
  return `${hash.slice(0, 32)}.${extension}`;
}
