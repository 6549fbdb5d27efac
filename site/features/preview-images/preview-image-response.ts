import share from "#brand/public/share.png?inline";
import { failureResponse } from "#site/http/failure-response.ts";
import { formatsOf } from "#site/i18n/format.ts";
import type { I18n } from "#site/i18n/i18n.ts";
import { createTranslate } from "#site/i18n/translate.ts";
import type { RequestContext } from "#site/page.ts";
import { type Failure, isTemporary } from "#site/product-api/product-api.ts";
import type { Visitor } from "#site/site-request.ts";
import type { SiteResponse } from "#site/site-response.ts";
import { cardImageSlots } from "./cards/card-image-slots.ts";
import type { PreviewCard } from "./preview-card.ts";
import { cardVersion, parseCardFileName } from "./preview-image-url.ts";
import type { DrawnPreview } from "./preview-images.ts";

/** Formats a card in the locale that the image's URL names, not the visitor's. */
type CardContext = Pick<I18n, "locale" | "t" | "formats">;

type CardResult =
  | {
      readonly card: PreviewCard;
      /** What the card shows (site/http/cache-tags.ts), the resource itself first. */
      readonly tags?: readonly string[];
    }
  | { readonly failure: Failure };

/** The image of links without one of their own. */
const brandImage = Buffer.from(share.slice(share.indexOf(",") + 1), "base64");

/**
 * Responds to /share/…/:image. Shows the card as it is now, whatever version the URL names: an invented version
 * causes no extra drawing, and an outdated URL in a chat shows the current post. Only the current version may be
 * cached for an hour.
 *
 * While the product server fails, an image that was drawn before is served. A chat requests an image only once, so
 * it gets the brand's image where too many cards wait.
 *
 * @param image the last segment of the URL
 * @param loadCard called for every request, so that the image of a removed post is 404 or 410 at once
 */
export async function previewImageResponse(
  { previewImages, visitor }: Pick<RequestContext, "previewImages"> & { readonly visitor: Visitor },
  image: string,
  loadCard: (context: CardContext) => Promise<CardResult>,
): Promise<SiteResponse> {
  const name = parseCardFileName(image);
  if (!name) return errorResponse("not-found");
  const { locale } = name;
  const result = await loadCard({ locale, t: createTranslate(locale.code), formats: formatsOf(locale.code) });
  if ("failure" in result) {
    const drawn = isTemporary(result.failure) ? previewImages.find(name.version) : undefined;
    return drawn ? imageResponse(drawn, name.version, "userContent") : errorResponse(result.failure);
  }
  const { card, tags = [] } = result;
  const version = cardVersion(card);
  const { networks } = visitor;
  const preview = await previewImages.draw({ card, version, tags, networks, slots: cardImageSlots(card) });
  if (preview === "busy") return { ...found("image/png"), cache: "none", body: brandImage };
  const isCurrent = preview.complete && version === name.version;
  return imageResponse(preview, version, isCurrent ? "previewImage" : "userContent");
}

function imageResponse(
  { bytes, complete }: DrawnPreview,
  version: string,
  cache: "previewImage" | "userContent",
): SiteResponse {
  return {
    ...found("image/jpeg"),
    cache,
    etag: `"${version}${complete ? "" : "-incomplete"}"`,
    body: bytes,
  };
}

/** Chats, search engines and other sites embed it. */
function found(type: string) {
  return { status: 200, headers: { "Content-Type": type, "Cross-Origin-Resource-Policy": "cross-origin" } };
}

function errorResponse(failure: Failure): SiteResponse {
  return { ...failureResponse(failure, "userContent"), body: undefined };
}
