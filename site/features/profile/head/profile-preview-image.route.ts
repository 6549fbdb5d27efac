import { previewImageResponse } from "#site/features/preview-images/preview-image-response.ts";
import type { SiteHandler } from "#site/site-env.ts";
import { loadProfilePreviewCard } from "./profile-preview-card.ts";

/** GET /share/profile/:uuid/:image */
export const profilePreviewImage: SiteHandler = (c) => {
  const { productApi, log, settings } = c.env;
  const source = { productApi, log, origin: settings.origin };
  return previewImageResponse(c, (cardContext) => loadProfilePreviewCard(source, c.req.param("uuid"), cardContext));
};
