import type { ErrorLog, Failure, ProductApi } from "#site/product-api/product-api.ts";
import type { SiteHandler } from "#site/site-env.ts";
import { type CachePolicy, cachePolicies } from "./cache-policies.ts";
import { absentTag, setCacheTags } from "./cache-tags.ts";
import { failureResponse } from "./failure-response.ts";

/** Search engines must list the pages, not their data. */
const jsonHeaders = { "Content-Type": "application/json; charset=utf-8", "X-Robots-Tag": "noindex" };

/**
 * Proxies one of the four calls (contract/product-paths.ts), so that a page in its loading state fetches from its own
 * origin and needs no CORS. The body, cookies and credentials of the request are not forwarded.
 *
 * @param path on the product server; `undefined` if the ids in the URL are invalid, which is 404 without a call
 * @param tagsOf cache tags of a successful response (./cache-tags.ts); `undefined` where it has no data, so that it is
 *   stored as briefly as a 404, and purged with them
 * @returns the product server's JSON, or `{ error: { code } }` with the status that the page would have
 */
export async function proxyProductApi(
  { productApi, log }: { productApi: ProductApi; log: ErrorLog },
  path: string | undefined,
  policy: CachePolicy,
  tagsOf: (json: unknown) => readonly string[] | undefined = () => [],
): Promise<Response> {
  if (path === undefined) return failed("not-found", policy);
  const result = await productApi.get(path, log);
  if (!result.ok) return failed(result.failure, policy);
  const tags = tagsOf(result.json);
  const response = new Response(JSON.stringify(result.json), {
    headers: { ...jsonHeaders, "Cache-Control": cachePolicies[tags ? policy : "absent"] },
  });
  setCacheTags(response.headers, tags ?? [absentTag]);
  return response;
}

/** Restricts an endpoint to GET and HEAD; other methods get 405 with `Allow`. */
export function readOnly(get: SiteHandler): SiteHandler {
  return (c, next) => (["GET", "HEAD"].includes(c.req.method) ? get(c, next) : methodNotAllowed());
}

function methodNotAllowed(): Response {
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
