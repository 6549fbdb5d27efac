import type { PostType } from "#contract/post-types.ts";
import type { MessageKey } from "./message-key.ts";

/** What each page labels by name; it calls all else "other" (specification, section 3). */
const labels: Readonly<Record<"post" | "profile", Readonly<Partial<Record<PostType, MessageKey>>>>> = {
  post: { News: "post.typeNews", Flows: "post.typeFlows" },
  profile: { News: "post.typeNews", Blip: "post.typeBlip" },
};

/** The label of a post's type on a page. @param type `undefined` where the site does not know it */
export function postTypeLabel(type: PostType | undefined, page: "post" | "profile"): MessageKey {
  return (type && labels[page][type]) ?? "post.typeOther";
}
