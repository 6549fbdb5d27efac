import { readFile } from "node:fs/promises";
import { join, resolve } from "node:path";
import { type FileHandler, sendFile } from "./send-file.ts";

const prefix = "/media";

/** `/media/` and a file name, which cannot lead out of the folder. */
const mediaPath = /^\/media\/[A-Za-z0-9_-]+\.[a-z0-9]+$/;

export function isMediaPath(path: string): boolean {
  return mediaPath.test(path);
}

/** Returns the URL that pages have of a medium: a path of this site, or a URL on another host. */
export function mediaImageUrl(name: string): string {
  return name.includes("://") && URL.canParse(name) ? new URL(name).href : `${prefix}/${name}`;
}

/**
 * Milliseconds for which browsers and caches in front use an image or video of a user without asking. A proxy's half hour
 * and then a browser's are the hour within which what is removed is gone.
 */
export const userFileMaxAgeMs = 30 * 60_000;

/**
 * Serves images and videos of the embedded product server as /media/<name>. Names are hashes of the content, so a
 * file never changes; new files may appear at any time, and go with the account. Other sites may embed them, as link previews do.
 *
 * @param isRefused whether a file is not found for now, by its name
 */
export function createMediaFiles(folder: string, isRefused: (name: string) => boolean = () => false): FileHandler {
  const root = resolve(folder);
  const headers = { "Cross-Origin-Resource-Policy": "cross-origin" };
  return (request, response, path) =>
    isMediaPath(path) &&
    !isRefused(path.slice(prefix.length + 1)) &&
    sendFile(request, response, path.slice(prefix.length), { root, maxAge: userFileMaxAgeMs, headers });
}

/** Reads the same files within this process, for resizing and preview images. */
export function createMediaReader(
  folder: string,
  isRefused: (name: string) => boolean = () => false,
): (path: string) => Promise<Uint8Array | undefined> {
  const root = resolve(folder);
  return async (path) => {
    if (!isMediaPath(path) || isRefused(path.slice(prefix.length + 1))) return undefined;
    return readFile(join(root, path.slice(prefix.length))).catch(() => undefined);
  };
}
