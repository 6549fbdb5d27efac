import { cachePolicies } from "#site/http/cache-policies.ts";
import { failureResponse } from "#site/http/failure-response.ts";
import type { Failure } from "#site/product-api/product-api.ts";
import type { Oembed } from "./oembed.ts";

/** Every site may ask: the answer is public, and no cookie or credential changes it (docs/decisions/0008). */
const headers = {
  "Content-Type": "application/json; charset=utf-8",
  "Access-Control-Allow-Origin": "*",
  "Cross-Origin-Resource-Policy": "cross-origin",
  "X-Robots-Tag": "noindex",
};

/** @param languageInAddress whether the shared address decides the language; the request's own headers do otherwise */
export function oembedResponse(answer: Oembed, languageInAddress: boolean): Response {
  return new Response(JSON.stringify(answer), {
    headers: {
      ...headers,
      "Cache-Control": cachePolicies.oembed,
      ...(!languageInAddress && { Vary: "Accept-Language, Cookie" }),
    },
  });
}

/** A request that makes no sense: 400, or 501 for a format that is not offered (oembed.com, section 2.3.5). */
export function refusedOembed(status: 400 | 501, code: string): Response {
  return failed(status, code, { "Cache-Control": cachePolicies.static });
}

/** What cannot be shown has the status its own page has. */
export function failedOembed(failure: Failure): Response {
  const answer = failureResponse(failure, "oembed");
  return failed(answer.status, failure, answer.headers);
}

function failed(status: number, code: string, more: Readonly<Record<string, string>>): Response {
  return new Response(JSON.stringify({ error: { code } }), { status, headers: { ...headers, ...more } });
}
