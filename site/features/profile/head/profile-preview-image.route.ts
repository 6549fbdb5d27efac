import { previewImageResponse } from "#site/features/preview-images/preview-image-response.ts";
import { defineEndpoint } from "#site/route-handlers.ts";
import { loadProfilePreviewCard } from "./profile-preview-card.ts";

export const profilePreviewImage = defineEndpoint("profile-preview-image", (context, { uuid, image }) => {
  const { productApi, log, signImage, settings } = context;
  const source = { productApi, log, signImage, origin: settings.origin };
  return previewImageResponse(context, image, (card) => loadProfilePreviewCard(source, uuid, card));
});
