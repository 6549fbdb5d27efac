import type { APIRoute } from "astro";
import { previewImageResponse } from "#site/features/preview-images/preview-image-response.ts";
import { loadProfilePreviewCard } from "#site/features/profile/profile-preview-card.ts";

export const GET: APIRoute = (context) => {
  const { productApi, log, settings } = context.locals;
  const source = { productApi, log, origin: settings.origin };
  return previewImageResponse(context, (cardContext) =>
    loadProfilePreviewCard(source, context.params.uuid, cardContext),
  );
};
