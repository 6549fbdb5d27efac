import { parseHTML } from "linkedom";
import { request } from "undici";

export interface FetchedDocument {
  readonly status: number;
  readonly headers: Headers;
  readonly html: string;
  /** Parsed; no script has run and nothing has been loaded. */
  readonly document: Document;
  /** An attribute of the first element that matches; `undefined` without such an element or attribute. */
  readonly attribute: (selector: string, name: string) => string | undefined;
  /** The `content` of the first `<meta>` with this name or property. */
  readonly meta: (name: string) => string | undefined;
  /** The `content` of each of them, in order. */
  readonly metas: (name: string) => string[];
  /** The JSON-LD graph; `undefined` where the page has none. */
  readonly graph: readonly Readonly<Record<string, unknown>>[] | undefined;
}

/** Fetches a page as a program does that reads HTML and runs no script. */
export async function fetchDocument(url: string, headers: Record<string, string> = {}): Promise<FetchedDocument> {
  const response = await fetch(url, { headers });
  return readDocument(response.status, response.headers, await response.text());
}

/** Fetches a page as a browser does that opens it, which `fetch` cannot say: it may get the page in its loading state. */
export async function openDocument(url: string): Promise<FetchedDocument> {
  const opens = { "Sec-Fetch-Mode": "navigate", "Sec-Fetch-Dest": "document" };
  const { statusCode, headers, body } = await request(url, { headers: opens });
  return readDocument(statusCode, new Headers(headers as Record<string, string>), await body.text());
}

function readDocument(status: number, headers: Headers, html: string): FetchedDocument {
  // linkedom takes the capitals of an attribute for a part of its name, which HTML does not.
  const { document } = parseHTML(html.replace(/ [a-z]+[A-Z]\w*(?==")/g, (name) => name.toLowerCase()));
  const attribute = (selector: string, name: string) =>
    document.querySelector(selector)?.getAttribute(name) ?? undefined;
  const metas = (name: string) =>
    [...document.querySelectorAll(`meta[name="${name}"], meta[property="${name}"]`)].map(
      (tag) => tag.getAttribute("content") ?? "",
    );
  const structuredData = document.querySelector('script[type="application/ld+json"]')?.textContent;
  return {
    status,
    headers,
    html,
    document,
    attribute,
    meta: (name) => metas(name)[0],
    metas,
    graph: structuredData ? JSON.parse(structuredData)["@graph"] : undefined,
  };
}
