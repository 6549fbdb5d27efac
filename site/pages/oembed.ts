import type { APIRoute } from "astro";
import { languageOf } from "#locales/index.ts";
import { readSizeLimits } from "#site/features/embed/embed-size.ts";
import { failedOembed, oembedResponse, refusedOembed } from "#site/features/embed/oembed-response.ts";
import { parseSharedUrl } from "#site/features/embed/shared-url.ts";
import { postTag, profileTag, setCacheTags } from "#site/http/cache-tags.ts";
import { createLink } from "#site/i18n/link.ts";
import { createTranslate } from "#site/i18n/translate.ts";
import { oembedOfPost, oembedOfProfile } from "./_oembed-answers.ts";

/** What other sites ask in order to show a post or a profile (https://oembed.com, version 1.0, JSON only). */
export const GET: APIRoute = async ({ locals, url: { searchParams: query } }) => {
  const { productApi, settings, log } = locals;
  const { origin } = settings;
  const url = query.get("url");
  const limits = readSizeLimits(query);
  if (!["json", "", null].includes(query.get("format"))) return refusedOembed(501, "format-not-offered");
  if (!url) return refusedOembed(400, "url-missing");
  if (!limits) return refusedOembed(400, "size-unreadable");
  const address = parseSharedUrl(url, origin);
  if (!address) return failedOembed("not-found");
  const language = languageOf(address.language ?? locals.language.code);
  const languageInAddress = address.language !== undefined;
  const context = {
    ...{ uuid: address.uuid, productApi, log, origin, limits, language },
    t: createTranslate(language.code),
    link: createLink(language.code, languageInAddress),
  };
  const answer = await (address.kind === "post" ? oembedOfPost(context) : oembedOfProfile(context));
  if (typeof answer === "string") return failedOembed(answer);
  const response = oembedResponse(answer, languageInAddress);
  setCacheTags(response.headers, [address.kind === "post" ? postTag(address.uuid) : profileTag(address.uuid)]);
  return response;
};
