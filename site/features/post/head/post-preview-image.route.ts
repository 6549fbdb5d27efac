import { previewImageResponse } from "#site/features/preview-images/preview-image-response.ts";
import { postCacheTags } from "#site/http/cache-tags.ts";
import { crawlerTimeoutMs } from "#site/product-api/timeouts.ts";
import type { SiteHandler } from "#site/site-env.ts";
import { loadPost } from "../load-post.ts";
import { postPreviewCard } from "./post-preview-card.ts";

/** GET /share/post/:uuid/:image */
export const postPreviewImage: SiteHandler = (c) =>
  previewImageResponse(c, async (cardContext) => {
    const { productApi, settings, log } = c.env;
    const options = { origin: settings.origin, timeoutMs: crawlerTimeoutMs, log };
    const state = await loadPost(productApi, c.req.param("uuid"), options);
    if (state.kind === "loaded") {
      const tags = postCacheTags(c.req.param("uuid") ?? "", { kind: "loaded", post: state.post });
      return { card: postPreviewCard(state.post, cardContext), tags };
    }
    return { failure: state.kind === "failed" ? state.reason : "unavailable" };
  });
