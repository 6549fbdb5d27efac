import type { APIRoute } from "astro";
import { landingPreviewCard } from "#site/features/landing/landing-preview-card.ts";
import { previewImageResponse } from "#site/features/preview-images/preview-image-response.ts";

export const GET: APIRoute = (context) =>
  previewImageResponse(context, async ({ t, language }) => ({ card: landingPreviewCard(t, language.code) }));
