import type { Context } from "hono";
import { cachePolicies } from "#site/http/cache-policies.ts";
import { failureResponse } from "#site/http/failure-response.ts";
import { formatsOf } from "#site/i18n/format.ts";
import type { I18n } from "#site/i18n/i18n.ts";
import { createTranslate } from "#site/i18n/translate.ts";
import { isTemporary } from "#site/product-api/is-temporary.ts";
import type { Failure } from "#site/product-api/product-api.ts";
import type { SiteEnv } from "#site/site-env.ts";
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
 * Responds to GET /share/…/:image. Shows the card as it is now, whatever version the URL names: an invented version
 * causes no extra drawing, and an outdated URL in a chat shows the current post. Only the current version may be
 * cached for an hour.
 *
 * While the product server fails, an image that was drawn before is served.
 *
 * @param loadCard called for every request, so that the image of a removed post is 404 or 410 at once
 */
export async function previewImageResponse(
  c: Context<SiteEnv>,
  loadCard: (context: CardContext) => Promise<CardResult>,
): Promise<Response> {
  const request = c.req.raw;
  const name = parseCardFileName(c.req.param("image"));
  if (!name) return errorResponse("not-found");
  const { locale } = name;
  const result = await loadCard({ locale, t: createTranslate(locale.code), formats: formatsOf(locale.code) });
  if ("failure" in result) {
    const drawn = isTemporary(result.failure) ? c.env.previewImages.find(name.version) : undefined;
    return drawn ? imageResponse(request, drawn, name.version, "post") : errorResponse(result.failure);
  }
  const { card, tags = [] } = result;
  const version = cardVersion(card);
  const preview = await c.env.previewImages.draw({ card, version, tags, slots: cardImageSlots(card) });
  if (preview === "busy") {
    return new Response(null, {
      status: 503,
      headers: { "Retry-After": String(retryAfterSeconds), "Cache-Control": cachePolicies.none },
    });
  }
  const isCurrent = preview.complete && version === name.version;
  return imageResponse(request, preview, version, isCurrent ? "previewImage" : "post");
}

function imageResponse(
  request: Request,
  { bytes, complete }: DrawnPreview,
  version: string,
  policy: "previewImage" | "post",
): Response {
  const headers = {
    "Content-Type": "image/jpeg",
    "Cache-Control": cachePolicies[policy],
    ETag: `"${version}${complete ? "" : "-incomplete"}"`,
    // Chats, search engines and other sites embed it.
    "Cross-Origin-Resource-Policy": "cross-origin",
  };
  const knownTags = request.headers.get("if-none-match")?.split(/\s*,\s*/) ?? [];
  if (knownTags.some((tag) => tag.replace(/^W\//, "") === headers.ETag))
    return new Response(null, { status: 304, headers });
  return new Response(bytes as Uint8Array<ArrayBuffer>, { headers });
}

function errorResponse(failure: Failure): Response {
  const { status, headers } = failureResponse(failure, "post");
  return new Response(null, { status, headers });
}
