import { offlineUntilHeader } from "./offline-until.ts";
import { isTicketPath, ticketHash, ticketPathOf } from "./ticket-url.ts";

/**
 * The copies of tickets on this device: one cache for each ticket, so that a copy is removed as one, with the page in
 * each language in which it was opened and the files that the page needs. The worker writes them, the page removes them.
 */

/** A new number leaves all copies of an older layout behind; `removeExpired` removes them. */
const prefix = "ticket-2 ";

/** Every layout's. */
const anyPrefix = /^ticket-\d+ /;

/** Copies on one device; one more replaces the one that was confirmed longest ago. A copy takes about half a megabyte. */
const maxCopies = 20;

/** Where copies are, and what fetches what they need. */
export interface Device {
  readonly storage: CacheStorage;
  readonly fetch: typeof fetch;
}

export async function hasCopy(storage: CacheStorage, url: URL): Promise<boolean> {
  return storage.has(await nameOf(url));
}

export async function removeCopy(storage: CacheStorage, url: URL): Promise<void> {
  await storage.delete(await nameOf(url));
}

/** Removes every ticket's copy. */
export async function removeAllCopies(storage: CacheStorage): Promise<void> {
  for (const name of await copyNames(storage)) await storage.delete(name);
}

export async function countCopies(storage: CacheStorage): Promise<number> {
  return (await copyNames(storage)).length;
}

/** A ticket's page as it was confirmed last: in the language that the URL asks for, otherwise in any. */
export async function findPage(storage: CacheStorage, url: URL): Promise<Response | undefined> {
  const copy = await openCopy(storage, url);
  if (!copy) return undefined;
  const pages = await pagesOf(copy);
  const requested = url.searchParams.get("lng")?.toLowerCase();
  return pages.find((page) => page.headers.get("Content-Language") === requested) ?? pages[0];
}

/**
 * Stores a page with all that it needs, or nothing: a page without its scripts is broken, while images may be missing. A page
 * of another release replaces the copy in all languages, since it needs none of their files.
 *
 * @param files same-origin URLs that the page has loaded
 * @throws where a file cannot be fetched or the device has no space; an earlier copy then stays
 */
export async function storePage(
  storage: CacheStorage,
  url: URL,
  page: Response,
  files: readonly string[],
  fetchFile: typeof fetch,
): Promise<void> {
  const named = namedFiles(await page.clone().text(), url);
  const needed = [...new Set([...named, ...files])];
  const stored = await openCopy(storage, url);
  const missing: string[] = [];
  for (const file of needed) if (!stored || !(await hasAll(stored, [file]))) missing.push(file);
  // The cache is opened once all have been fetched: `removeExpired` would take an empty one for a broken copy.
  const fetched = await Promise.all(missing.map((file) => fetchNeeded(file, fetchFile)));
  const cache = stored ?? (await storage.open(await nameOf(url)));
  const key = pageKey(url, page);
  try {
    await Promise.all(fetched.map((response, index) => response && cache.put(missing[index] as string, response)));
    await cache.put(key, page);
  } catch (error) {
    if (!stored) await removeCopy(storage, url);
    throw error;
  }
  if (named.some((file) => missing.includes(file))) await keepOnly(cache, [...needed, key]);
  await removeOldest(storage);
}

/**
 * @returns `undefined` for an image that cannot be fetched
 * @throws for any other file
 */
async function fetchNeeded(file: string, fetchFile: typeof fetch): Promise<Response | undefined> {
  const isImage = !new URL(file).pathname.startsWith("/assets/");
  const response = await fetchFile(file).catch((error) => {
    if (!isImage) throw error;
  });
  if (response?.ok) return response;
  if (!isImage) throw new Error(`a file of the page has status ${response?.status}`);
  return undefined;
}

/**
 * Replaces a page that is stored already, if the copy has every script that the new one names. After a release it does not:
 * the older page, which still works, stays until the new one has been opened and has reported what it needs.
 *
 * @returns whether it was replaced
 */
export async function refreshPage(storage: CacheStorage, url: URL, page: Response): Promise<boolean> {
  const cache = await openCopy(storage, url);
  if (!cache || !(await hasAll(cache, namedFiles(await page.clone().text(), url)))) return false;
  await cache.put(pageKey(url, page), page);
  return true;
}

/** Whether a ticket's copy has all of these files, and the page in a language. */
export async function isComplete(
  storage: CacheStorage,
  url: URL,
  language: string,
  files: readonly string[],
): Promise<boolean> {
  const cache = await openCopy(storage, url);
  const pages = cache ? await pagesOf(cache) : [];
  const isThere = pages.some((page) => page.headers.get("Content-Language") === language);
  return cache !== undefined && isThere && hasAll(cache, files);
}

/** A file of any copy: names of files contain a hash of their content. */
export function findFile(storage: CacheStorage, url: string): Promise<Response | undefined> {
  return storage.match(url, { ignoreVary: true });
}

/** An image in another size than the requested one: a phone that was turned requests a size that is not stored. */
export async function findImage(storage: CacheStorage, url: URL): Promise<Response | undefined> {
  for (const name of await copyNames(storage)) {
    const cache = await storage.open(name);
    for (const key of await cache.keys()) {
      const { pathname, search } = new URL(key.url);
      if (pathname.startsWith("/picture/") && search === url.search) return cache.match(key, { ignoreVary: true });
    }
  }
  return undefined;
}

/** Removes the copies whose time is over, those of an older layout and those without a page. */
export async function removeExpired(storage: CacheStorage, now: Date): Promise<void> {
  for (const name of await copyNames(storage)) {
    const [page] = name.startsWith(prefix) ? await pagesOf(await storage.open(name)) : [];
    if (!page || !(Date.parse(page.headers.get(offlineUntilHeader) ?? "") > now.getTime())) await storage.delete(name);
  }
}

/** When a response was sent, by the server's clock; a device's own may be wrong. */
export function confirmedAt({ headers }: Response): Date {
  const date = new Date(headers.get("Date") ?? "");
  return Number.isNaN(date.getTime()) ? new Date(0) : date;
}

/** Names are seen by every script of the origin, so the ticket's path, a credential, is not in them. */
async function nameOf(url: URL): Promise<string> {
  return prefix + (await ticketHash(url));
}

/** @returns `undefined` where there is none: opening it would make an empty one */
async function openCopy(storage: CacheStorage, url: URL): Promise<Cache | undefined> {
  return (await hasCopy(storage, url)) ? storage.open(await nameOf(url)) : undefined;
}

async function copyNames(storage: CacheStorage): Promise<string[]> {
  return (await storage.keys()).filter((name) => anyPrefix.test(name));
}

/** By the page's own language: a URL without `lng` may be answered in any. */
function pageKey(url: URL, page: Response): string {
  return `${url.origin}${ticketPathOf(url)}?lng=${page.headers.get("Content-Language")}`;
}

/** All pages of a copy, the one that was confirmed last first. */
async function pagesOf(cache: Cache): Promise<Response[]> {
  // From the end: of two pages of the same second, the one that was stored last comes first.
  const keys = (await cache.keys()).filter(({ url }) => isTicketPath(new URL(url).pathname)).reverse();
  const pages = await Promise.all(keys.map((key) => cache.match(key, { ignoreVary: true })));
  return pages.filter((page) => page !== undefined).sort((a, b) => confirmedAt(b).getTime() - confirmedAt(a).getTime());
}

/** The scripts and styles that a page names. Their names contain a hash of all that they load in turn. */
function namedFiles(html: string, { origin }: URL): string[] {
  return [...new Set(html.match(/\/assets\/[\w.-]+\.(?:js|css)\b/g) ?? [])].map((path) => origin + path);
}

async function hasAll(cache: Cache, files: readonly string[]): Promise<boolean> {
  for (const file of files) if (!(await cache.match(file, { ignoreVary: true }))) return false;
  return true;
}

async function keepOnly(cache: Cache, urls: readonly string[]): Promise<void> {
  for (const key of await cache.keys()) if (!urls.includes(key.url)) await cache.delete(key, { ignoreVary: true });
}

async function removeOldest(storage: CacheStorage): Promise<void> {
  const copies = await Promise.all(
    (await copyNames(storage)).map(async (name) => {
      const [page] = await pagesOf(await storage.open(name));
      return { name, at: page ? confirmedAt(page).getTime() : 0 };
    }),
  );
  copies.sort((a, b) => b.at - a.at);
  for (const { name } of copies.slice(maxCopies)) await storage.delete(name);
}
