/** A value in JSON-LD; `undefined` properties are left out. */
export type StructuredData = string | number | readonly StructuredData[] | StructuredRecord;

/** A JSON-LD node, such as `{ "@type": "Person", name: "Ada" }`. */
export interface StructuredRecord {
  readonly [property: string]: StructuredData | undefined;
}

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
