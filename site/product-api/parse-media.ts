import { parseHttpUrl } from "#contract/http-url.ts";
import { parseCount, parseList, parseRecord } from "./parse-fields.ts";

// Fields of an object that may hold its URL, in the order in which they are wanted.
export const largestFirst = ["original", "original_url", "url", "medium", "thumb"];
export const mediumFirst = ["medium", "thumb", "original", "original_url", "url"];
export const smallestFirst = ["thumb", "medium", "original", "original_url", "url"];

/** Characters. Bounds what one field can add to a page; real media URLs are far shorter. */
const maxUrlLength = 4096;

/** How deep `{ original: { url } }` and arrays of arrays are searched. */
const maxDepth = 4;

/**
 * The URL of an image or a video: a string, an object with the URL in one of `names`, or an array, of which the first
 * usable entry counts. Accepts only http(s) URLs without credentials.
 *
 * @param ownOrigin the site's own origin; URLs on it become paths, so that they work under any host name
 * @param names fields to look in, in order of preference
 * @param depth how deep it looks
 * @returns an absolute URL or a path of this site; `undefined` if there is none
 */
export function parseMediaUrl(
  value: unknown,
  ownOrigin: string,
  names: readonly string[] = largestFirst,
  depth = maxDepth,
): string | undefined {
  if (typeof value === "string") return acceptUrl(value, ownOrigin);
  if (depth === 0 || typeof value !== "object" || value === null) return undefined;
  const candidates = Array.isArray(value) ? parseList(value) : names.map((name) => parseRecord(value)?.[name]);
  for (const candidate of candidates) {
    const url = parseMediaUrl(candidate, ownOrigin, names, depth - 1);
    if (url) return url;
  }
  return undefined;
}

function acceptUrl(text: string, ownOrigin: string): string | undefined {
  const trimmed = text.trim();
  const url = trimmed.length > maxUrlLength ? undefined : parseHttpUrl(trimmed);
  if (!url) return undefined;
  // As a path, "//host/a.jpg" would point to another host.
  return url.origin === ownOrigin && !url.pathname.startsWith("//") ? `${url.pathname}${url.search}` : url.href;
}

/** Width and height of an image or video in pixels, both or neither. */
export function parseMediaSize(value: unknown): { readonly width?: number; readonly height?: number } {
  const width = parseCount(parseRecord(value)?.width);
  const height = parseCount(parseRecord(value)?.height);
  return width && height ? { width, height } : {};
}

/** @returns an absolute URL, as link previews and search engines need it; paths are resolved against `ownOrigin` */
export function absoluteMediaUrl(url: string, ownOrigin: string): string {
  return url.startsWith("/") ? `${ownOrigin}${url}` : url;
}
