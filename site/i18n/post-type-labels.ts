import type { PostType } from "#contract/post-types.ts";
import type { MessageKey } from "./message-key.ts";

const other = "post.typeOther";

/** What each page calls a type (specification, section 3). */
const labels: Readonly<Record<"post" | "profile", Readonly<Record<PostType, MessageKey>>>> = {
  post: { News: "post.typeNews", Flows: "post.typeFlows", Blip: other, Poll: other },
  profile: { News: "post.typeNews", Flows: other, Blip: "post.typeBlip", Poll: other },
};

/** The label of a post's type on a page. @param type `undefined` where the site does not know it */
export function postTypeLabel(type: PostType | undefined, page: "post" | "profile"): MessageKey {
  return type ? labels[page][type] : other;
}
