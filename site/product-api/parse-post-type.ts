import { type PostType, postTypeNumbers } from "#contract/post-types.ts";
import { parseToken } from "./parse-fields.ts";

/**
 * Reads the type of a post. The post call sends names, the profile's list numbers (specification, section 3); both are
 * accepted from both.
 *
 * @param labelled the types that the page labels by name
 * @returns "other" for every other type
 */
export function parsePostType<Labelled extends PostType>(
  value: unknown,
  labelled: readonly Labelled[],
): Lowercase<Labelled> | "other" {
  const token = parseToken(value)?.toLowerCase();
  const type = labelled.find((name) => token === name.toLowerCase() || token === String(postTypeNumbers[name]));
  return type ? (type.toLowerCase() as Lowercase<Labelled>) : "other";
}
