import { languageOf } from "#locales/index.ts";
import { createLink } from "#site/i18n/locale/link.ts";
import { createTranslate } from "#site/i18n/translate.ts";
import { defineEndpoint } from "#site/route-handlers.ts";
import { readSizeLimits } from "./embed-size.ts";
import { oembedOfPost, oembedOfProfile } from "./load-oembed.ts";
import { failedOembed, oembedResponse, refusedOembed } from "./oembed-response.ts";
import { parseSharedUrl } from "./shared-url.ts";

/** How other sites show a post or a profile (https://oembed.com, version 1.0, JSON only). */
export const oembed = defineEndpoint(
  "oembed",
  async ({ productApi, settings, signImage, log, request: { query }, i18n }) => {
    const { origin } = settings;
    const { url, format } = query;
    const limits = readSizeLimits(query);
    if (format && format !== "json") return refusedOembed(501, "format-not-offered");
    if (!url) return refusedOembed(400, "url-missing");
    if (!limits) return refusedOembed(400, "size-unreadable");
    const shared = parseSharedUrl(url, origin);
    if (!shared) return failedOembed("not-found");
    const language = languageOf(shared.language ?? i18n.locale.code);
    const localeInUrl = shared.language !== undefined;
    const options = {
      ...{ uuid: shared.uuid, productApi, log, signImage, origin, limits, language },
      t: createTranslate(language.code),
      link: createLink(language.code, localeInUrl),
    };
    const result = await (shared.kind === "post" ? oembedOfPost(options) : oembedOfProfile(options));
    return typeof result === "string" ? failedOembed(result) : oembedResponse(result, localeInUrl);
  },
);
