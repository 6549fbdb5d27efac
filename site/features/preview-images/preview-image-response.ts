import { failureResponse } from "#site/http/failure-response.ts";
import { formatsOf } from "#site/i18n/format.ts";
import type { I18n } from "#site/i18n/i18n.ts";
import { createTranslate } from "#site/i18n/translate.ts";
import type { RequestContext } from "#site/page.ts";
import { isTemporary } from "#site/product-api/is-temporary.ts";
import type { Failure } from "#site/product-api/product-api.ts";
import type { SiteResponse } from "#site/site-response.ts";
import { cardImageSlots } from "./cards/card-image-slots.ts";
import type { PreviewCard } from "./preview-card.ts";
import { cardVersion, parseCardFileName } from "./preview-image-url.ts";
import type { DrawnPreview } from "./preview-images.ts";

/** Formats a card in the locale that the image's URL names, not the visitor's. */
export type CardContext = Pick<I18n, "locale" | "t" | "formats">;

export type CardResult =
  | {
      readonly card: PreviewCard;
      /** What the card shows (site/http/cache-tags.ts), the resource itself first. */
      readonly tags?: readonly string[];
    }
  | { readonly failure: Failure };

/** `Retry-After` in seconds when too many cards wait. */
const retryAfterSeconds = 5;

/**
 * Responds to /share/…/:image. Shows the card as it is now, whatever version the URL names: an invented version
 * causes no extra drawing, and an outdated URL in a chat shows the current post. Only the current version may be
 * cached for an hour.
 *
 * While the product server fails, an image that was drawn before is served.
 *
 * @param image the last segment of the URL
 * @param loadCard called for every request, so that the image of a removed post is 404 or 410 at once
 */
export async function previewImageResponse(
  { previewImages }: Pick<RequestContext, "previewImages">,
  image: string,
  loadCard: (context: CardContext) => Promise<CardResult>,
): Promise<SiteResponse> {
  const name = parseCardFileName(image);
  if (!name) return errorResponse("not-found");
  const { locale } = name;
  const result = await loadCard({ locale, t: createTranslate(locale.code), formats: formatsOf(locale.code) });
  if ("failure" in result) {
    const drawn = isTemporary(result.failure) ? previewImages.find(name.version) : undefined;
    return drawn ? imageResponse(drawn, name.version, "post") : errorResponse(result.failure);
  }
  const { card, tags = [] } = result;
  const version = cardVersion(card);
  const preview = await previewImages.draw({ card, version, tags, slots: cardImageSlots(card) });
  if (preview === "busy") {
    const headers = { "Retry-After": String(retryAfterSeconds) };
    return { status: 503, headers, cache: "none", body: undefined };
  }
  const isCurrent = preview.complete && version === name.version;
  return imageResponse(preview, version, isCurrent ? "previewImage" : "post");
}

function imageResponse(
  { bytes, complete }: DrawnPreview,
  version: string,
  cache: "previewImage" | "post",
): SiteResponse {
  return {
    status: 200,
    headers: {
      "Content-Type": "image/jpeg",
      // Chats, search engines and other sites embed it.
      "Cross-Origin-Resource-Policy": "cross-origin",
    },
    cache,
    etag: `"${version}${complete ? "" : "-incomplete"}"`,
    body: bytes,
  };
}

function errorResponse(failure: Failure): SiteResponse {
  return { ...failureResponse(failure, "post"), body: undefined };
}
