import { type PostType, postTypeNumbers, postTypes } from "#contract/post-types.ts";
import { parseToken } from "./parse-fields.ts";

/**
 * Reads the type of a post. The post call sends names, the profile's list numbers (specification, section 3); both are
 * accepted from both.
 *
 * @returns `undefined` for a type that the site does not know
 */
export function parsePostType(value: unknown): PostType | undefined {
  const token = parseToken(value)?.toLowerCase();
  return postTypes.find((name) => token === name.toLowerCase() || token === String(postTypeNumbers[name]));
}
