import type { APIRoute } from "astro";
import { loadPost } from "#site/features/post/load-post.ts";
import { postShareCard } from "#site/features/post/post-share-card.ts";
import { answerWithCard } from "#site/features/share-pictures/card-answer.ts";
import { robotPatience } from "#site/product-api/wait.ts";

export const GET: APIRoute = (context) =>
  answerWithCard(context, async (cardContext) => {
    const { productApi, settings, log } = context.locals;
    const { origin } = settings;
    const state = await loadPost(productApi, context.params.uuid, { origin, patience: robotPatience, log });
    if (state.kind === "loaded") return { card: postShareCard(state.post, cardContext) };
    return { failure: state.kind === "failed" ? state.reason : "unavailable" };
  });
