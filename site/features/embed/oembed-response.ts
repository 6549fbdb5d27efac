import { failureResponse } from "#site/http/failure-response.ts";
import type { Failure } from "#site/product-api/product-api.ts";
import type { SiteResponse } from "#site/site-response.ts";
import type { LoadedOembed } from "./load-oembed.ts";

/** Every site may ask: the response is public, and no cookie or credential changes it (docs/decisions/0008). */
const headers = {
  "Content-Type": "application/json; charset=utf-8",
  "Access-Control-Allow-Origin": "*",
  "Cross-Origin-Resource-Policy": "cross-origin",
  "X-Robots-Tag": "noindex",
};

/** @param localeInUrl whether the shared URL decides the language; the request's own headers do otherwise */
export function oembedResponse({ oembed, tags }: LoadedOembed, localeInUrl: boolean): SiteResponse {
  return {
    status: 200,
    headers: { ...headers, ...(!localeInUrl && { Vary: "Accept-Language, Cookie" }) },
    cache: "oembed",
    tags,
    body: JSON.stringify(oembed),
  };
}

/** A request that makes no sense: 400, or 501 for a format that is not offered (oembed.com, section 2.3.5). */
export function refusedOembed(status: 400 | 501, code: string): SiteResponse {
  return { status, headers, cache: "static", body: errorBody(code) };
}

/** What cannot be shown has the status its own page has. */
export function failedOembed(failure: Failure): SiteResponse {
  const response = failureResponse(failure, "oembed");
  return { ...response, headers: { ...headers, ...response.headers }, body: errorBody(failure) };
}

function errorBody(code: string): string {
  return JSON.stringify({ error: { code } });
}
