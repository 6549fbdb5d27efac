import { readCount, readRecord } from "./read-fields.ts";

/** Under which names an object may carry its address, the best quality first. */
const anySize = ["original", "original_url", "url", "medium", "thumb"] as const;

/** Longer addresses are no addresses; it bounds what one field can add to a page. */
const addressLimit = 4096;

/** How deep `{ original: { url } }` and lists of lists are followed. */
const depthLimit = 4;

/**
 * The address of a picture or a video: a string, an object that carries it under one of `names`, or a list whose
 * first usable entry counts. Only http(s) addresses without credentials are taken.
 *
 * @param ownOrigin the site's own origin; an address on it becomes a path, so that it works under any host name
 * @param names where an object may carry the address, first found first taken; a small preview asks
 *   `["thumb", "medium", …]`
 */
export function readMediaUrl(
  value: unknown,
  ownOrigin: string,
  names: readonly string[] = anySize,
): string | undefined {
  return findUrl(value, ownOrigin, names, depthLimit);
}

function findUrl(value: unknown, ownOrigin: string, names: readonly string[], depth: number): string | undefined {
  if (typeof value === "string") return acceptUrl(value, ownOrigin);
  if (depth === 0 || typeof value !== "object" || value === null) return undefined;
  const candidates = Array.isArray(value) ? value : names.map((name) => readRecord(value)?.[name]);
  for (const candidate of candidates) {
    const url = findUrl(candidate, ownOrigin, names, depth - 1);
    if (url) return url;
  }
  return undefined;
}

function acceptUrl(text: string, ownOrigin: string): string | undefined {
  const address = text.trim();
  // URL.parse also takes "https:example.com" and "/path" against a base; only whole addresses are meant here.
  if (address.length > addressLimit || !/^https?:\/\//i.test(address)) return undefined;
  const url = URL.canParse(address) ? new URL(address) : undefined;
  if (!url?.hostname || url.username || url.password) return undefined;
  // "//host/a.jpg" as a path would lead to another host.
  return url.origin === ownOrigin && !url.pathname.startsWith("//") ? `${url.pathname}${url.search}` : url.href;
}

/** Pixels of a picture or video, both or none. */
export function readMediaSize(value: unknown): { readonly width?: number; readonly height?: number } {
  const width = readCount(readRecord(value)?.width);
  const height = readCount(readRecord(value)?.height);
  return width && height ? { width, height } : {};
}

/** @returns the address as chats and search engines need it: absolute, own paths on the site's origin */
export function absoluteMediaUrl(url: string, ownOrigin: string): string {
  return url.startsWith("/") ? `${ownOrigin}${url}` : url;
}
