import type { SiteHandler } from "#site/site-env.ts";
import { type PreviewedPage, pagePreviewCard } from "./page-preview.ts";
import { previewImageResponse } from "./preview-image-response.ts";

/** GET /share/<page>/:image */
export const pagePreviewImageOf =
  (page: PreviewedPage): SiteHandler =>
  (c) =>
    previewImageResponse(c, async (context) => ({ card: pagePreviewCard(page, context) }));
