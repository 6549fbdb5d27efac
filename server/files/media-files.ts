import { readFile } from "node:fs/promises";
import { join, resolve } from "node:path";
import { type FileHandler, sendFile } from "./send-file.ts";

const prefix = "/media";

/** Whether something that is shown now uses a medium, by the URL that pages have of it. Never rejects. */
export type IsShown = (url: string) => boolean | Promise<boolean>;

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
 * The names that a medium may have, by the URL that pages have of it. A file of this site may be imported as a URL, too.
 *
 * @param siteOrigin whose URLs are paths in pages
 */
export function mediaNames(url: string, siteOrigin: string): readonly string[] {
  return isMediaPath(url) ? [url.slice(prefix.length + 1), siteOrigin + url] : [url];
}

/**
 * Milliseconds for which browsers and proxies use a user's image or video without revalidation. Both together make the hour
 * within which removed media are gone.
 */
export const userFileMaxAgeMs = 30 * 60_000;

/** The images and videos of the embedded product server. */
export interface OwnMedia {
  /** Asked before a medium is used, those of other hosts too, and again before a resized copy is stored. */
  readonly isShown: IsShown;
  /** Serves them as /media/<name>, where they are shown. */
  readonly serve: FileHandler;
  /** Reads one by its path, shown or not. */
  readonly read: (path: string) => Promise<Uint8Array | undefined>;
}

/**
 * Opens a folder of media, whose names are hashes of their content: a file never changes, new ones may appear at any time, and
 * they go with the account. Other sites may embed them, as link previews do.
 */
export function openOwnMedia(folder: string, isShown: IsShown): OwnMedia {
  const root = resolve(folder);
  const headers = { "Cross-Origin-Resource-Policy": "cross-origin" };
  return {
    isShown,
    serve: async (request, response, path) =>
      isMediaPath(path) &&
      (await isShown(path)) &&
      sendFile(request, response, path.slice(prefix.length), { root, maxAge: userFileMaxAgeMs, headers }),
    async read(path) {
      if (!isMediaPath(path)) return undefined;
      return readFile(join(root, path.slice(prefix.length))).catch(() => undefined);
    },
  };
}
