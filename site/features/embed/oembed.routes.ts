import { languageOf } from "#locales/index.ts";
import { setCacheTags } from "#site/http/cache-tags.ts";
import { createLink } from "#site/i18n/locale/link.ts";
import { createTranslate } from "#site/i18n/translate.ts";
import type { SiteHandler } from "#site/site-env.ts";
import { readSizeLimits } from "./embed-size.ts";
import { oembedOfPost, oembedOfProfile } from "./load-oembed.ts";
import { failedOembed, oembedResponse, refusedOembed } from "./oembed-response.ts";
import { parseSharedUrl } from "./shared-url.ts";

/** GET /oembed: how other sites show a post or a profile (https://oembed.com, version 1.0, JSON only). */
export const oembed: SiteHandler = async (c) => {
  const { productApi, settings, log, url: requestUrl, i18n } = c.var.context;
  const { origin } = settings;
  const query = requestUrl.searchParams;
  const url = query.get("url");
  const limits = readSizeLimits(query);
  if (!["json", "", null].includes(query.get("format"))) return refusedOembed(501, "format-not-offered");
  if (!url) return refusedOembed(400, "url-missing");
  if (!limits) return refusedOembed(400, "size-unreadable");
  const shared = parseSharedUrl(url, origin);
  if (!shared) return failedOembed("not-found");
  const language = languageOf(shared.language ?? i18n.locale.code);
  const localeInUrl = shared.language !== undefined;
  const options = {
    ...{ uuid: shared.uuid, productApi, log, origin, limits, language },
    t: createTranslate(language.code),
    link: createLink(language.code, localeInUrl),
  };
  const result = await (shared.kind === "post" ? oembedOfPost(options) : oembedOfProfile(options));
  if (typeof result === "string") return failedOembed(result);
  const response = oembedResponse(result.oembed, localeInUrl);
  setCacheTags(response.headers, result.tags);
  return response;
};
