import { previewImageResponse } from "#site/features/preview-images/preview-image-response.ts";
import type { SiteHandler } from "#site/site-env.ts";
import { landingPreviewCard } from "./landing-preview-card.ts";

/** GET /share/landing/:image */
export const landingPreviewImage: SiteHandler = (c) =>
  previewImageResponse(c, async ({ t, locale }) => ({ card: landingPreviewCard(t, locale.code) }));
