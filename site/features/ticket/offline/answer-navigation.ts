import { waitForDataParameter } from "#site/http/wait-for-data-url.ts";
import { offlineUntilHeader } from "./offline-until.ts";
import { confirmedAt, type Device, findPage, refreshPage, removeCopy } from "./ticket-copies.ts";

/**
 * Milliseconds the network has before the copy is shown. About what a page takes over a bad connection (four round trips
 * of 0.6 s and 18 kB), and as long as somebody in a queue waits without touching the phone: longer than a page waits
 * for the product server, shorter than the site itself waits until it gives up.
 */
export const networkTimeoutMs = 4000;

interface NavigationDeps extends Device {
  /** Lets the worker live until a late answer has come. */
  readonly waitUntil: (promise: Promise<unknown>) => void;
  /** Reports to the ticket's open pages that the site no longer has it, and this device no copy. */
  readonly reportGone: () => Promise<void>;
  readonly timeoutMs?: number;
}

/**
 * Answers a request for a ticket's page: from the network, or with the copy where the network fails, hangs or says that
 * a server is failing. Without a copy it does nothing but pass the request on. An answer that comes late still refreshes
 * the copy, and the site's own 404 or 410 removes it.
 */
export async function answerNavigation(request: Request, deps: NavigationDeps): Promise<Response> {
  const { storage, waitUntil, timeoutMs = networkTimeoutMs } = deps;
  const url = new URL(request.url);
  const copy = await findPage(storage, url);
  if (!copy) return deps.fetch(request);
  const online = fromNetwork(url, deps).catch(() => undefined);
  waitUntil(online);
  const timeout = new Promise<undefined>((resolve) => setTimeout(resolve, timeoutMs));
  return (await Promise.race([online, timeout])) ?? asOfflineCopy(copy);
}

/** @returns `undefined` where the copy is better than what the network says */
async function fromNetwork(
  url: URL,
  { storage, fetch, waitUntil, reportGone }: NavigationDeps,
): Promise<Response | undefined> {
  // With a copy at hand there is time to wait for the ticket: a page in its loading state would be worse than the copy.
  const response = await fetch(withData(url), { redirect: "manual" });
  if (response.status === 404 || response.status === 410) {
    // A proxy's 404, as during a release, says nothing of the ticket.
    if (!response.headers.has(offlineUntilHeader)) return undefined;
    await removeCopy(storage, url);
    // Not awaited: the message may be for the very page that this response becomes.
    waitUntil(reportGone());
    return response;
  }
  if (response.type === "opaqueredirect") return response;
  if (!response.ok) return undefined;
  // The whole body belongs to what the network must deliver in time.
  const page = withBody(response, await response.text());
  if (response.headers.has(offlineUntilHeader)) await refreshPage(storage, url, page.clone());
  return page;
}

/** Fetches a ticket's page for a copy. @returns `undefined` where it is not one that may be stored */
export async function fetchLoadedPage(url: URL, fetchPage: typeof fetch): Promise<Response | undefined> {
  const response = await fetchPage(withData(url), { redirect: "error" });
  if (!response.ok || !response.headers.has(offlineUntilHeader)) return undefined;
  return withBody(response, await response.text());
}

/** Never in its loading state, which a copy must not have. The URL may have the parameter already. */
function withData(url: URL): URL {
  const waiting = new URL(url);
  waiting.searchParams.set(waitForDataParameter, "1");
  return waiting;
}

/** The page says that it is a copy, and since when: offline-banner.tsx shows it. */
async function asOfflineCopy(page: Response): Promise<Response> {
  const html = await page.text();
  return withBody(page, html.replace("<html", `<html data-offline="${confirmedAt(page).toISOString()}"`));
}

function withBody({ status, headers }: Response, body: string): Response {
  const copied = new Headers(headers);
  // The body is decoded, and may have another length.
  copied.delete("Content-Encoding");
  copied.delete("Content-Length");
  return new Response(body, { status, headers: copied });
}
