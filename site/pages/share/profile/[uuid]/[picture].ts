import type { APIRoute } from "astro";
import { loadProfileShareCard } from "#site/features/profile/profile-share-card.ts";
import { answerWithCard } from "#site/features/share-pictures/card-answer.ts";

export const GET: APIRoute = (context) => {
  const { productApi, log, settings } = context.locals;
  const source = { productApi, log, origin: settings.origin };
  return answerWithCard(context, (cardContext) => loadProfileShareCard(source, context.params.uuid, cardContext));
};
