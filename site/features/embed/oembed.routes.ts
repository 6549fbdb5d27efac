import { loadPost } from "#site/features/post/load-post.ts";
import { authorName } from "#site/features/post/post-view.ts";
import { loadProfile } from "#site/features/profile/load-profile.ts";
import { profileView } from "#site/features/profile/profile-view.ts";
import { postCacheTags, profileTag } from "#site/http/cache-tags.ts";
import { failureResponse } from "#site/http/failure-response.ts";
import { createI18n, type I18n } from "#site/i18n/i18n.ts";
import { truncateText } from "#site/i18n/text/truncate-text.ts";
import { createTranslate } from "#site/i18n/translate.ts";
import type { SiteServices } from "#site/page.ts";
import type { Failure } from "#site/product-api/product-api.ts";
import { defineEndpoint } from "#site/route-handlers.ts";
import type { SiteResponse } from "#site/site-response.ts";
import { readSizeLimits, type Size } from "./embed-size.ts";
import { postOembed, profileOembed } from "./oembed.ts";
import { parseSharedUrl } from "./shared-url.ts";

/** How other sites show a post or a profile (https://oembed.com, version 1.0, JSON only). */
export const oembed = defineEndpoint("oembed", async (context) => {
  const { settings, request, i18n } = context;
  const { origin } = settings;
  const { url, format } = request.query;
  const limits = readSizeLimits(request.query);
  // Requests that make no sense: 400, or 501 for a format that is not offered (oembed.com, section 2.3.5).
  if (format && format !== "json") return refusal(501, "format-not-offered");
  if (!url) return refusal(400, "url-missing");
  if (!limits) return refusal(400, "size-unreadable");
  const shared = parseSharedUrl(url, origin);
  if (!shared) return failed("not-found");
  const { kind, uuid, language } = shared;
  const code = language ?? i18n.locale.code;
  const requested = { uuid, origin, limits, i18n: createI18n(code, createTranslate(code), language !== undefined) };
  const result = await (kind === "post" ? oembedOfPost(context, requested) : oembedOfProfile(context, requested));
  if (typeof result === "string") return failed(result);
  return {
    status: 200,
    // Where the shared URL does not decide the language, the request's own headers do.
    headers: { ...headers, ...(language === undefined && { Vary: "Accept-Language, Cookie" }) },
    cache: "oembed",
    tags: result.tags,
    body: JSON.stringify(result.oembed),
  };
});

/** Every site may ask: the response is public, and no cookie or credential changes it (docs/decisions/0008). */
const headers = {
  "Content-Type": "application/json; charset=utf-8",
  "Access-Control-Allow-Origin": "*",
  "Cross-Origin-Resource-Policy": "cross-origin",
  "X-Robots-Tag": "noindex",
};

function refusal(status: 400 | 501, code: string): SiteResponse {
  return { status, headers, cache: "static", body: errorBody(code) };
}

/** What cannot be shown has the status its own page has. */
function failed(failure: Failure): SiteResponse {
  const response = failureResponse(failure, "oembed");
  return { ...response, headers: { ...headers, ...response.headers }, body: errorBody(failure) };
}

function errorBody(code: string): string {
  return JSON.stringify({ error: { code } });
}

/** Graphemes of a title; the author and the site have fields of their own. */
const titleLimit = 100;

type Services = Pick<SiteServices, "productApi" | "log" | "signImage">;

/** The subject of the request. */
interface Requested {
  readonly uuid: string;
  readonly origin: string;
  readonly limits: Size;
  readonly i18n: I18n;
}

/** @returns an oEmbed response, and what it was made of (site/http/cache-tags.ts), or why there is none */
async function oembedOfPost({ productApi, log }: Services, requested: Requested) {
  const { uuid, origin, limits, i18n } = requested;
  const state = await loadPost(productApi, uuid, { origin, log });
  if (state.kind !== "loaded") return state.kind === "failed" ? state.reason : "unavailable";
  const { post } = state;
  const author = authorName(post.author, i18n);
  const label = i18n.t("seo.post.titleWithoutContent", { author });
  const title = truncateText(post.content ?? "", titleLimit, i18n.locale.code) || label;
  const tags = postCacheTags(uuid, { kind: "loaded", post });
  return { oembed: postOembed(post, { uuid, origin, limits, link: i18n.link, author, title, label }), tags };
}

export async function oembedOfProfile(services: Services, requested: Requested) {
  const { uuid, origin, i18n } = requested;
  const { productApi, log, signImage } = services;
  const view = profileView(await loadProfile(productApi, uuid, { origin, log }), { ...i18n, signImage, uuid });
  if (view.kind !== "loaded") return view.kind === "failed" ? view.reason : "unavailable";
  const { name, username } = view.header;
  const title = username && username !== name ? i18n.t("seo.profile.title", { name, handle: `@${username}` }) : name;
  return {
    oembed: profileOembed({ uuid, origin, link: i18n.link, author: name, title }),
    tags: [profileTag(uuid)],
  };
}
