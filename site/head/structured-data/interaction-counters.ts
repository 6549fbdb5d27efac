import type { StructuredRecord } from "./structured-record.ts";

/** The actions of schema.org that the product counts. */
type Action =
  | "LikeAction"
  | "CommentAction"
  | "ShareAction"
  | "BookmarkAction"
  | "ViewAction"
  | "WatchAction"
  | "FollowAction";

/** Counters for search engines; one that the product server does not tell is left out. */
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
