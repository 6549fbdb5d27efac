import type { LabeledType, LabelingPage } from "#contract/post-types.ts";
import type { MessageKey } from "./message-key.ts";

/** The labels of post types (specification, section 3). */
export const postTypeLabels = {
  news: "post.typeNews",
  flows: "post.typeFlows",
  blip: "post.typeBlip",
  other: "post.typeOther",
} as const satisfies Record<LabeledType<LabelingPage>, MessageKey>;
