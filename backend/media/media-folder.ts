import { createHash, randomUUID } from "node:crypto";
import { createReadStream, createWriteStream } from "node:fs";
import { access, mkdir, rename, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { Transform } from "node:stream";
import { pipeline } from "node:stream/promises";

/**
 * The images and videos of the embedded product server. A file's name is the first 128 bits of its SHA-256 hash in hex,
 * plus the extension. A file therefore never changes, is stored only once, and is harmless if no row refers to it.
 */
export interface MediaFolder {
  /** Returns the path of a file, whether it exists or not. */
  path(name: string): string;
  has(name: string): Promise<boolean>;
  /** Copies a file of any size, in bounded memory, and returns its name. */
  addFile(source: string, extension: string): Promise<string>;
  /** Writes a file and returns its name. */
  addBytes(bytes: Uint8Array, extension: string): Promise<string>;
}

/** Opens a media folder and creates it if it does not exist. */
export async function openMediaFolder(folder: string): Promise<MediaFolder> {
  await mkdir(folder, { recursive: true });

  const path = (name: string) => join(folder, name);

  /** Writes to a temporary file and renames it, so that a file is never incomplete, even after a power failure. */
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
