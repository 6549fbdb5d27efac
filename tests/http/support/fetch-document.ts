import { type Document, Window } from "happy-dom";

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
  const html = await response.text();
  // happy-dom takes the "<" of a media query for a tag, and drops what follows.
  const withoutStyles = html.replace(/(?<=<style>).*?(?=<\/style>)/gs, "");
  const document = new new Window({ url }).DOMParser().parseFromString(withoutStyles, "text/html");
  const attribute = (selector: string, name: string) =>
    document.querySelector(selector)?.getAttribute(name) ?? undefined;
  return {
    status: response.status,
    headers: response.headers,
    html,
    document,
    attribute,
    meta: (name) => attribute(`meta[name="${name}"], meta[property="${name}"]`, "content"),
  };
}
