import { type Document, Window } from "happy-dom";
import { request } from "undici";

export interface FetchedDocument {
  readonly status: number;
  readonly headers: Headers;
  readonly html: string;
  /** Parsed, without its stylesheets; no script has run and nothing has been loaded. */
  readonly document: Document;
  /** An attribute of the first element that matches; `undefined` without such an element or attribute. */
  readonly attribute: (selector: string, name: string) => string | undefined;
  /** The `content` of the first `<meta>` with this name or property. */
  readonly meta: (name: string) => string | undefined;
}

/** Fetches a page as a program does that reads HTML and runs no script. */
export async function fetchDocument(url: string, headers: Record<string, string> = {}): Promise<FetchedDocument> {
  const response = await fetch(url, { headers });
  return readDocument(url, response.status, response.headers, await response.text());
}

/** Fetches a page as a browser does that opens it, which `fetch` cannot say: it may get the page in its loading state. */
export async function openDocument(url: string): Promise<FetchedDocument> {
  const opens = { "Sec-Fetch-Mode": "navigate", "Sec-Fetch-Dest": "document" };
  const { statusCode, headers, body } = await request(url, { headers: opens });
  return readDocument(url, statusCode, new Headers(headers as Record<string, string>), await body.text());
}

function readDocument(url: string, status: number, headers: Headers, html: string): FetchedDocument {
  // happy-dom takes the "<" of a media query for a tag, and drops what follows.
  const withoutStyles = html.replace(/(?<=<style>).*?(?=<\/style>)/gs, "");
  const document = new new Window({ url }).DOMParser().parseFromString(withoutStyles, "text/html");
  const attribute = (selector: string, name: string) =>
    document.querySelector(selector)?.getAttribute(name) ?? undefined;
  return {
    status,
    headers,
    html,
    document,
    attribute,
    meta: (name) => attribute(`meta[name="${name}"], meta[property="${name}"]`, "content"),
  };
}
