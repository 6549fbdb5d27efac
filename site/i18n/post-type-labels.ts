import type { MessageKey } from "./message-key.ts";

/**
 * The label of each post type (specification, section 3). A post page distinguishes News and Flows, a profile News
 * and Blip; both show every other type as "other".
 */
export const postTypeLabels = {
  news: "post.typeNews",
  flows: "post.typeFlows",
  blip: "post.typeBlip",
  other: "post.typeOther",
} as const satisfies Record<string, MessageKey>;
