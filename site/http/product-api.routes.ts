import { isIdentifier, isSlug } from "#contract/identifiers.ts";
import { productPaths } from "#contract/product-paths.ts";
import { parsePostResponse } from "#site/product-api/parse-post.ts";
import { parseUserResponse } from "#site/product-api/parse-user.ts";
import type { SiteHandler } from "#site/site-env.ts";
import { postCacheTags, profileTag } from "./cache-tags.ts";
import { proxyProductApi, readOnly } from "./proxy-product-api.ts";

/** GET /api/public/post/:uuid */
export const proxyPost: SiteHandler = readOnly((c) => {
  const { uuid = "" } = c.req.param();
  const tagsOf = (json: unknown) => {
    const post = parsePostResponse(json, c.env.settings.origin);
    return post && postCacheTags(uuid, post);
  };
  return proxyProductApi(c.env, isIdentifier(uuid) ? productPaths.post(uuid) : undefined, "productApi", tagsOf);
});

/** GET /api/public/users/:uuid */
export const proxyUser: SiteHandler = readOnly((c) => {
  const { uuid = "" } = c.req.param();
  const path = isIdentifier(uuid) ? productPaths.user(uuid) : undefined;
  return proxyProductApi(
    c.env,
    path,
    "productApi",
    (json) => parseUserResponse(json, c.env.settings.origin) && [profileTag(uuid)],
  );
});

/** GET /api/public/users/posts/:uuid */
export const proxyUserPosts: SiteHandler = readOnly((c) => {
  const { uuid = "" } = c.req.param();
  const path = isIdentifier(uuid) ? productPaths.userPosts(uuid) : undefined;
  return proxyProductApi(c.env, path, "productApi", () => [profileTag(uuid)]);
});

/** GET /api/project/events/ticketSucces/:slug/:package_uuid/:ticket_uuid. Never stored: the URL is a credential. */
export const proxyTicket: SiteHandler = readOnly((c) => {
  const { slug, package_uuid: packageUuid, ticket_uuid: ticketUuid } = c.req.param();
  const valid = isSlug(slug) && isIdentifier(packageUuid) && isIdentifier(ticketUuid);
  return proxyProductApi(c.env, valid ? productPaths.ticket(slug, packageUuid, ticketUuid) : undefined, "none");
});
