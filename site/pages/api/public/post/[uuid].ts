import { isIdentifier } from "#contract/identifiers.ts";
import { productPaths } from "#contract/product-paths.ts";
import { postCacheTags } from "#site/http/cache-tags.ts";
import { proxyProductApi, readOnly } from "#site/http/proxy-product-api.ts";
import { parsePostResponse } from "#site/product-api/read-post.ts";

export const ALL = readOnly(({ locals, params }) => {
  const { uuid = "" } = params;
  const tagsOf = (json: unknown) => postCacheTags(uuid, parsePostResponse(json, locals.settings.origin) ?? {});
  return proxyProductApi(locals, isIdentifier(uuid) ? productPaths.post(uuid) : undefined, "preview", tagsOf);
});
