import type { Formats } from "./format.ts";
import type { Translate } from "./translate.ts";

/** The five counts of a post; `undefined` where the product server sends none. */
export interface PostCounts {
  readonly views?: number | undefined;
  readonly likes?: number | undefined;
  readonly comments?: number | undefined;
  readonly favorites?: number | undefined;
  readonly shares?: number | undefined;
}

export type StatLabel = ReturnType<typeof statLabels>[number];

/**
 * A post's counts, in the order of the specification (section 2): short "12 B" in Turkish, and full "12.345 beğeni", with
 * the noun in the right plural form, and what stands before and behind the short number. Unknown counts are left out.
 */
export function statLabels(counts: PostCounts, t: Translate, formats: Formats) {
  const kinds = ["views", "likes", "comments", "favorites", "shares"] as const;
  return kinds.flatMap((kind) => {
    const count = counts[kind];
    if (count === undefined) return [];
    const full = (value: number) => t(`post.${kind}`, { count: value });
    const shown = formats.compactCount(count);
    const [before = "", behind = ""] = full(shown).split(formats.number(shown));
    const short = formats.compact(count);
    return [{ kind, isZero: count === 0, short, full: full(count), noun: [before, behind] as const }];
  });
}
