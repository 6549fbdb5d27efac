import { createHash, randomUUID } from "node:crypto";
import { createReadStream, createWriteStream, existsSync } from "node:fs";
import { mkdir, rename, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { Transform } from "node:stream";
import { pipeline } from "node:stream/promises";

export type MediaFolder = Awaited<ReturnType<typeof openMediaFolder>>;

/**
 * Opens the images and videos of the embedded product server, in a folder that is created where it does not exist. A file's
 * name is the first 128 bits of its SHA-256 hash in hex, plus the extension. A file therefore never changes, is stored only
 * once, and is harmless if no row refers to it.
 */
export async function openMediaFolder(folder: string) {
  await mkdir(folder, { recursive: true });

  /** The path of a file, whether it exists or not. */
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
    has: (name: string) => existsSync(path(name)),
    /** Copies a file of any size, in bounded memory, and returns its name. */
    addFile: (source: string, extension: string) =>
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
    /** Writes a file and returns its name. */
    addBytes: (bytes: Uint8Array, extension: string) =>
      add(async (temporary) => {
        await writeFile(temporary, bytes, { flush: true });
        return nameOf(createHash("sha256").update(bytes).digest("hex"), extension);
      }),
  };
}

function nameOf(hash: string, extension: string): string {
  return `${hash.slice(0, 32)}.${extension}`;
}
