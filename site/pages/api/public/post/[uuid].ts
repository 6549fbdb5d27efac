import { isIdentifier } from "#contract/identifiers.ts";
import { productPaths } from "#contract/product-paths.ts";
import { tagsOfPost } from "#site/http/page-tags.ts";
import { passOn, readOnly } from "#site/http/pass-on.ts";
import { readPostAnswer } from "#site/product-api/read-post.ts";

export const ALL = readOnly(({ locals, params }) => {
  const { uuid = "" } = params;
  const tagsOf = (json: unknown) => tagsOfPost(uuid, readPostAnswer(json, locals.settings.origin) ?? {});
  return passOn(locals, isIdentifier(uuid) ? productPaths.post(uuid) : undefined, "preview", tagsOf);
});
