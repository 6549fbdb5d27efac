import { isIdentifier } from "#contract/identifiers.ts";
import { productPaths } from "#contract/product-paths.ts";
import { profileTag } from "#site/http/page-tags.ts";
import { passOn, readOnly } from "#site/http/pass-on.ts";

export const ALL = readOnly(({ locals, params }) => {
  const { uuid = "" } = params;
  return passOn(locals, isIdentifier(uuid) ? productPaths.user(uuid) : undefined, "preview", () => [profileTag(uuid)]);
});
