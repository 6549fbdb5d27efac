import type { ErrorLog, Failure, ProductApi } from "#site/product-api/product-api.ts";
import type { SiteHandler } from "#site/site-env.ts";
import { type CachePolicy, cachePolicies } from "./cache-policies.ts";
import { setCacheTags } from "./cache-tags.ts";
import { failureResponse } from "./failure-response.ts";

/** Answers of the four calls are data for the site's own pages; search engines are to show the pages. */
const jsonHeaders = { "Content-Type": "application/json; charset=utf-8", "X-Robots-Tag": "noindex" };

/**
 * Passes one of the four calls (contract/product-paths.ts) on to the product server, so that a page in its loading
 * state asks its own origin and no CORS is needed. Body, cookies and credentials of the request go nowhere.
 *
 * @param path where to ask; `undefined` where the address has no valid ids, which is 404 without a call
 * @param tagsOf what an answer was made of (./page-tags.ts)
 * @returns the product server's JSON, or `{ error: { code } }` with the same status a page would have
 */
export async function proxyProductApi(
  { productApi, log }: { productApi: ProductApi; log: ErrorLog },
  path: string | undefined,
  policy: CachePolicy,
  tagsOf: (json: unknown) => readonly string[] = () => [],
): Promise<Response> {
  if (path === undefined) return failed("not-found", policy);
  const answer = await productApi.get(path, log);
  if (!answer.ok) return failed(answer.failure, policy);
  const response = new Response(JSON.stringify(answer.json), {
    headers: { ...jsonHeaders, "Cache-Control": cachePolicies[policy] },
  });
  setCacheTags(response.headers, tagsOf(answer.json));
  return response;
}

/** Restricts an endpoint to GET and HEAD, as the product's calls are. */
export function readOnly(get: SiteHandler): SiteHandler {
  return (c, next) => (["GET", "HEAD"].includes(c.req.method) ? get(c, next) : refused());
}

function refused(): Response {
  return new Response(JSON.stringify({ error: { code: "method-not-allowed" } }), {
    status: 405,
    headers: { ...jsonHeaders, Allow: "GET, HEAD", "Cache-Control": cachePolicies.none },
  });
}

function failed(failure: Failure, policy: CachePolicy): Response {
  const { status, headers } = failureResponse(failure, policy);
  return new Response(JSON.stringify({ error: { code: failure } }), {
    status,
    headers: { ...jsonHeaders, ...headers },
  });
}
