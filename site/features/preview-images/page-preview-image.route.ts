import { defineEndpoint } from "#site/route-handlers.ts";
import { previewedPages } from "#site/routes.ts";
import { pagePreviewCard } from "./page-preview.ts";
import { previewImageResponse } from "./preview-image-response.ts";

export const pagePreviewImage = defineEndpoint("page-preview-image", (context, { page: name, image }) => {
  const page = previewedPages.find((one) => one === name);
  return page && previewImageResponse(context, image, async (card) => ({ card: pagePreviewCard(page, card) }));
});
