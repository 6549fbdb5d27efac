import { caches, Headers as UndiciHeaders, Request as UndiciRequest, Response as UndiciResponse } from "undici";
import { afterAll, afterEach, beforeAll, vi } from "vitest";

/** The browser's storage of caches, as undici implements it. */
export const storage = caches as unknown as CacheStorage;

/** Empties the storage after each test of the file that calls it, and lets it store what the tests make. */
export function provideStorage(): void {
  beforeAll(() => {
    // The caches take only responses of the same package; Node's own are those of the copy of undici within Node.
    vi.stubGlobal("Headers", UndiciHeaders);
    vi.stubGlobal("Request", UndiciRequest);
    vi.stubGlobal("Response", UndiciResponse);
  });
  afterEach(async () => {
    for (const name of await storage.keys()) await storage.delete(name);
  });
  afterAll(() => vi.unstubAllGlobals());
}

export const origin = "https://meydan.example";

export const ticketUrl = (number = 1, search = "") => new URL(`${origin}/ticket/konser/p/${number}${search}`);

interface PageFields {
  readonly html?: string;
  readonly language?: string;
  /** When the page was sent. */
  readonly date?: string;
  readonly until?: string | undefined;
  readonly status?: number;
}

/** A ticket's page as the site sends it. */
export function page(fields: PageFields = {}): Response {
  const { html = htmlOf("1"), language = "tr", date = "2026-07-01T10:00:00Z", status = 200 } = fields;
  const until = "until" in fields ? fields.until : "2026-07-12T00:00:00Z";
  const headers = new Headers({ "Content-Language": language, Date: new Date(date).toUTCString() });
  if (until) headers.set("X-Offline-Until", until);
  return new Response(html, { status, headers });
}

/** @param release part of the name of the page's script @param text what the page says */
export function htmlOf(release: string, text = "Bilet"): string {
  return `<!doctype html><html lang="tr"><p>${text}</p><script data-scripts="/assets/entry-${release}.js"></script>`;
}

/** A network that has every file, and answers a page's URL with `pages` in turn. */
export function network(...pages: (Response | Promise<Response>)[]) {
  const requested: string[] = [];
  const send = async (input: RequestInfo | URL) => {
    const url = new URL(input instanceof Request ? input.url : input);
    requested.push(url.pathname + url.search);
    if (!url.pathname.startsWith("/ticket/")) return new Response(`file ${url.pathname}`);
    const next = pages.shift();
    if (!next) throw new TypeError("Failed to fetch");
    return next;
  };
  return { requested, fetch: send as typeof fetch };
}
