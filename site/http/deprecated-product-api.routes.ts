import { isIdentifier, isSlug } from "#contract/identifiers.ts";
import { productPaths } from "#contract/product-paths.ts";
import { parsePostResponse } from "#site/product-api/parse-post.ts";
import { parseTicketResponse } from "#site/product-api/parse-ticket.ts";
import { parseUserResponse } from "#site/product-api/parse-user.ts";
import type { Failure } from "#site/product-api/product-api.ts";
import { defineEndpoint, type RouteHandler } from "#site/route-handlers.ts";
import type { EndpointName, Params } from "#site/routes.ts";
import type { SiteResponse } from "#site/site-response.ts";
import type { CachePolicy } from "./cache-policies.ts";
import { absentTag, foundTicketTag, postCacheTags, profileTag } from "./cache-tags.ts";
import { failureResponse } from "./failure-response.ts";

/**
 * The product server's four calls on the site's own origin. Deprecated: no page of this release calls them. Pages of the
 * release before, which are still open in browsers, do. They go with release 0.2.0, which docs/operations.md ("Removed
 * next") lists with all that goes with them.
 */

type DeprecatedName = Extract<EndpointName, `deprecated-${string}`>;

interface ProxiedCall<Name extends DeprecatedName> {
  /** The path on the product server; `undefined` if the ids in the URL are invalid, which is 404 without a call. */
  readonly path: (params: Params<Name>) => string | undefined;
  readonly policy: CachePolicy;
  /**
   * Cache tags of a response; `undefined` where it has no data, so that it is stored as briefly as a 404, and purged
   * with them.
   */
  readonly tags: (json: unknown, params: Params<Name>, origin: string) => readonly string[] | undefined;
}

const withUuid =
  (path: (uuid: string) => string) =>
  ({ uuid }: { readonly uuid: string }) =>
    isIdentifier(uuid) ? path(uuid) : undefined;

export const proxyPost = proxy("deprecated-api-post", {
  path: withUuid(productPaths.post),
  policy: "productApi",
  tags(json, { uuid }, origin) {
    const post = parsePostResponse(json, origin);
    return post && postCacheTags(uuid, post);
  },
});

export const proxyUser = proxy("deprecated-api-user", {
  path: withUuid(productPaths.user),
  policy: "productApi",
  tags: (json, { uuid }, origin) => parseUserResponse(json, origin) && [profileTag(uuid)],
});

export const proxyUserPosts = proxy("deprecated-api-user-posts", {
  path: withUuid(productPaths.userPosts),
  policy: "productApi",
  tags: (_json, { uuid }) => [profileTag(uuid)],
});

/** Never stored: the URL is a credential. */
export const proxyTicket = proxy("deprecated-api-ticket", {
  path({ slug, package_uuid: packageUuid, ticket_uuid: ticketUuid }) {
    const isValid = isSlug(slug) && isIdentifier(packageUuid) && isIdentifier(ticketUuid);
    return isValid ? productPaths.ticket(slug, packageUuid, ticketUuid) : undefined;
  },
  policy: "none",
  tags: (json, _params, origin) => (parseTicketResponse(json, origin) ? [foundTicketTag] : []),
});

/** Responds with the product server's JSON, or with `{ error: { code } }` and the status that the page would have. */
function proxy<Name extends DeprecatedName>(name: Name, { path, policy, tags }: ProxiedCall<Name>): RouteHandler<Name> {
  return defineEndpoint(name, async ({ productApi, log, settings }, params) => {
    const called = path(params);
    if (called === undefined) return failed("not-found", policy);
    const result = await productApi.get(called, log);
    if (!result.ok) return failed(result.failure, policy);
    const found = tags(result.json, params, settings.origin);
    return {
      status: 200,
      headers,
      cache: found ? policy : "absent",
      tags: found ?? [absentTag],
      body: JSON.stringify(result.json),
    };
  });
}

const headers = {
  "Content-Type": "application/json; charset=utf-8",
  // Search engines must list the pages, not their data.
  "X-Robots-Tag": "noindex",
};

function failed(failure: Failure, policy: CachePolicy): SiteResponse {
  const response = failureResponse(failure, policy);
  const body = JSON.stringify({ error: { code: failure } });
  return { ...response, headers: { ...headers, ...response.headers }, body };
}
