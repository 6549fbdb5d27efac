import type { StructuredRecord } from "./structured-record.ts";

/** schema.org actions that the product counts. */
type Action =
  | "LikeAction"
  | "CommentAction"
  | "ShareAction"
  | "BookmarkAction"
  | "ViewAction"
  | "WatchAction"
  | "FollowAction";

/** Interaction counters for search engines; unknown counts are left out. */
export function interactionCounters(counts: Readonly<Partial<Record<Action, number | undefined>>>): StructuredRecord[] {
  return Object.entries(counts).flatMap(([action, count]) =>
    count === undefined
      ? []
      : [
          {
            "@type": "InteractionCounter",
            interactionType: `https://schema.org/${action}`,
            userInteractionCount: count,
          },
        ],
  );
}
