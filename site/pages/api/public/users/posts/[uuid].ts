import { isIdentifier } from "#contract/identifiers.ts";
import { productPaths } from "#contract/product-paths.ts";
import { profileTag } from "#site/http/cache-tags.ts";
import { proxyProductApi, readOnly } from "#site/http/proxy-product-api.ts";

export const ALL = readOnly(({ locals, params }) => {
  const { uuid = "" } = params;
  return proxyProductApi(locals, isIdentifier(uuid) ? productPaths.userPosts(uuid) : undefined, "preview", () => [
    profileTag(uuid),
  ]);
});
