import { readFile } from "node:fs/promises";
import { join, resolve } from "node:path";
import { type FileHandler, sendFile } from "./send-file.ts";

const prefix = "/media";

/** `/media/` and one file name: nothing that could climb out of the folder. */
const address = /^\/media\/[A-Za-z0-9_-]+\.[a-z0-9]+$/;

export function isMediaPath(path: string): boolean {
  return address.test(path);
}

const year = 365 * 24 * 3600_000;

/**
 * Pictures and videos of the embedded product server under /media/<name>. Names are made of a hash of the content,
 * so a file never changes; new ones may come at any time. Other sites may show them, as shared links do.
 */
export function createMediaFiles(folder: string): FileHandler {
  const root = resolve(folder);
  return (request, response, path) => {
    if (!isMediaPath(path)) return false;
    // Where there is no such file, the page that says so comes with headers of its own.
    response.setHeader("Cross-Origin-Resource-Policy", "cross-origin");
    return sendFile(request, response, path.slice(prefix.length), { root, maxAge: year, immutable: true });
  };
}

/** Reads the same files for whoever shows them within this process, without a request to itself. */
export function createMediaReader(folder: string): (path: string) => Promise<Uint8Array | undefined> {
  const root = resolve(folder);
  return async (path) => {
    if (!isMediaPath(path)) return undefined;
    return readFile(join(root, path.slice(prefix.length))).catch(() => undefined);
  };
}
