import { type LabeledType, type LabelingPage, postTypes, postTypeTable } from "#contract/post-types.ts";
import { parseToken } from "./parse-fields.ts";

/**
 * Reads the type of a post. The post call sends names, the profile's list numbers (specification, section 3); both are
 * accepted from both.
 *
 * @returns "other" for every type that the page does not label by name
 */
export function parsePostType<Page extends LabelingPage>(value: unknown, page: Page): LabeledType<Page> {
  const token = parseToken(value)?.toLowerCase();
  const type = postTypes.find((name) => token === name.toLowerCase() || token === String(postTypeTable[name].number));
  const pages: readonly LabelingPage[] = type ? postTypeTable[type].labeledOn : [];
  return (pages.includes(page) ? type?.toLowerCase() : "other") as LabeledType<Page>;
}
