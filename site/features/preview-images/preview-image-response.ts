import type { Context } from "hono";
import type { Language } from "#locales/index.ts";
import { languageOf } from "#locales/index.ts";
import { cachePolicies } from "#site/http/cache-policies.ts";
import { failureResponse } from "#site/http/failure-response.ts";
import { type Formats, formatsOf } from "#site/i18n/format.ts";
import { createTranslate, type Translate } from "#site/i18n/translate.ts";
import type { Failure } from "#site/product-api/product-api.ts";
import type { SiteEnv } from "#site/site-env.ts";
import { createPreviewRenderer } from "./create-preview-renderer.ts";
import type { PreviewCard } from "./preview-card.ts";
import { cardVersion, readCardFileName } from "./preview-image-url.ts";
import type { DrawnImage } from "./render-card.tsx";

/** What a card is made with: the language its address names, not the visitor's. */
export interface CardContext {
  readonly language: Language;
  readonly t: Translate;
  readonly formats: Formats;
}

export type WantedCard = { readonly card: PreviewCard } | { readonly failure: Failure };

/** Seconds after which a client may ask again for a picture that could not be drawn yet. */
const retryAfter = 5;

/** One for the process: engine, fonts and finished pictures are shared by all requests. */
const previewRenderer = createPreviewRenderer(async () => (await import("./render-card.tsx")).createCardDrawing());

/**
 * Answers a request for a drawn picture. Whatever version an address names, what is drawn is the card as it is
 * now; so a made-up version costs no drawing of its own, and an old one in a chat shows the post as it is.
 *
 * @param findCard loads what the card shows; asked on every request, so that a removed post's picture goes too
 */
export async function previewImageResponse(
  c: Context<SiteEnv>,
  findCard: (context: CardContext) => Promise<WantedCard>,
): Promise<Response> {
  const request = c.req.raw;
  const name = readCardFileName(c.req.param("image"));
  if (!name) return refusal("not-found");
  const language = languageOf(name.language.code);
  const wanted = await findCard({ language, t: createTranslate(language.code), formats: formatsOf(language.code) });
  if ("failure" in wanted) {
    const kept = wanted.failure === "unavailable" ? previewRenderer.kept(name.version) : undefined;
    return kept ? imageAnswer(request, kept, name.version, "post") : refusal(wanted.failure);
  }
  const { card } = wanted;
  const version = cardVersion(card);
  const answer = await previewRenderer.image(card, c.env.loadImage);
  if (answer.kind === "busy") {
    return new Response(null, {
      status: 503,
      headers: { "Retry-After": String(retryAfter), "Cache-Control": cachePolicies.none },
    });
  }
  const lasting = answer.image.complete && version === name.version;
  return imageAnswer(request, answer.image, version, lasting ? "previewImage" : "post");
}

function imageAnswer(
  request: Request,
  { bytes, complete }: DrawnImage,
  version: string,
  policy: "previewImage" | "post",
): Response {
  const headers = {
    "Content-Type": "image/jpeg",
    "Cache-Control": cachePolicies[policy],
    ETag: `"${version}${complete ? "" : "-incomplete"}"`,
    // Chats, search engines and other sites show it.
    "Cross-Origin-Resource-Policy": "cross-origin",
  };
  const known = request.headers.get("if-none-match")?.split(/\s*,\s*/) ?? [];
  if (known.some((tag) => tag.replace(/^W\//, "") === headers.ETag))
    return new Response(null, { status: 304, headers });
  return new Response(bytes as Uint8Array<ArrayBuffer>, { headers });
}

function refusal(failure: Failure): Response {
  const { status, headers } = failureResponse(failure, "post");
  return new Response(null, { status, headers });
}
