import type { MessageTree } from "#locales/messages.ts";

/** Joins nested keys with dots: { post: { views_one: "…" } } → { "post.views_one": "…" }. */
export function flattenMessages(tree: MessageTree, prefix = ""): Record<string, string> {
  return Object.fromEntries(
    Object.entries(tree).flatMap(([key, value]) =>
      typeof value === "string" ? [[prefix + key, value]] : Object.entries(flattenMessages(value, `${prefix}${key}.`)),
    ),
  );
}
