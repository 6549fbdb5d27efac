import { previewImageResponse } from "#site/features/preview-images/preview-image-response.ts";
import { postCacheTags } from "#site/http/cache-tags.ts";
import { defineEndpoint } from "#site/route-handlers.ts";
import { loadPost } from "../load-post.ts";
import { postPreviewCard } from "./post-preview-card.ts";

export const postPreviewImage = defineEndpoint("post-preview-image", (context, { uuid, image }) =>
  previewImageResponse(context, image, async (cardContext) => {
    const { productApi, settings, log } = context;
    const state = await loadPost(productApi, uuid, { origin: settings.origin, log });
    if (state.kind === "loaded") {
      const tags = postCacheTags(uuid, { kind: "loaded", post: state.post });
      return { card: postPreviewCard(state.post, cardContext), tags };
    }
    return { failure: state.kind === "failed" ? state.reason : "unavailable" };
  }),
);
