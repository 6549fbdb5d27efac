import type { APIRoute } from "astro";
import { postPreviewCard } from "#site/features/post/head/post-preview-card.ts";
import { loadPost } from "#site/features/post/load-post.ts";
import { previewImageResponse } from "#site/features/preview-images/preview-image-response.ts";
import { crawlerTimeoutMs } from "#site/product-api/timeouts.ts";

export const GET: APIRoute = (context) =>
  previewImageResponse(context, async (cardContext) => {
    const { productApi, settings, log } = context.locals;
    const { origin } = settings;
    const state = await loadPost(productApi, context.params.uuid, { origin, timeoutMs: crawlerTimeoutMs, log });
    if (state.kind === "loaded") return { card: postPreviewCard(state.post, cardContext) };
    return { failure: state.kind === "failed" ? state.reason : "unavailable" };
  });
