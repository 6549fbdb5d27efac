import type { APIRoute } from "astro";
import { landingShareCard } from "#site/features/landing/landing-share-card.ts";
import { answerWithCard } from "#site/features/share-pictures/card-answer.ts";

export const GET: APIRoute = (context) =>
  answerWithCard(context, async ({ t, language }) => ({ card: landingShareCard(t, language.code) }));
