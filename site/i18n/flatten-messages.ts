/** A JSON tree whose leaves are messages; plural forms are sibling keys, as in locales/*.json. */
interface Tree {
  readonly [key: string]: string | Tree;
}

/** Joins nested keys with dots: { post: { views_one: "…" } } → { "post.views_one": "…" }. */
export function flattenMessages(tree: Tree, prefix = ""): Record<string, string> {
  return Object.fromEntries(
    Object.entries(tree).flatMap(([key, value]) =>
      typeof value === "string" ? [[prefix + key, value]] : Object.entries(flattenMessages(value, `${prefix}${key}.`)),
    ),
  );
}
