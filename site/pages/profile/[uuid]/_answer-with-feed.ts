import type { APIContext } from "astro";
import { type Feed, profileFeed } from "#site/features/feeds/profile-feed.ts";
import { loadProfile } from "#site/features/profile/load-profile.ts";
import { profileHead } from "#site/features/profile/profile-head.ts";
import { profileView } from "#site/features/profile/profile-view.ts";
import { cachePolicies } from "#site/http/cache-policies.ts";
import { profileTag, setCacheTags } from "#site/http/cache-tags.ts";
import { failureResponse } from "#site/http/failure-response.ts";
import { unsigned } from "#site/images/signed-image.ts";
import type { Failure } from "#site/product-api/product-api.ts";
import { crawlerTimeoutMs } from "#site/product-api/timeouts.ts";

/** Readers in a browser ask from their own origin: what every visitor may read, every site may (decision 8). */
const openToEverybody = { "Access-Control-Allow-Origin": "*", "Cross-Origin-Resource-Policy": "cross-origin" };

/** Answers with a profile's posts in one of the feed formats; a feed without its posts would be a lie, so it is 503. */
export async function feedResponse(
  { locals, params, url }: APIContext,
  type: string,
  write: (feed: Feed, self: string) => string,
): Promise<Response> {
  const { productApi, settings, log, t, formats, link, languageInAddress, language } = locals;
  const { origin } = settings;
  const { uuid = "" } = params;
  const state = await loadProfile(productApi, uuid, { origin, timeoutMs: crawlerTimeoutMs, log, asObserved: false });
  if (state.kind === "failed") return failed(state.reason);
  if (state.kind === "loading" || state.posts.kind !== "loaded") return failed("unavailable");
  const view = profileView(state, { t, formats, language: language.code, link, signImage: unsigned });
  const head = profileHead(view, {
    t,
    language: language.code,
    origin,
    uuid,
    state,
  });
  const { avatar } = state.user;
  const feed = profileFeed(state.posts.posts, { head, avatar, uuid, language: language.code, origin, t, link });
  const response = new Response(write(feed, origin + link(url.pathname)), {
    headers: {
      "Content-Type": `${type}; charset=utf-8`,
      "Content-Language": language.code,
      "Cache-Control": cachePolicies.preview,
      ...openToEverybody,
      ...(!languageInAddress && { Vary: "Accept-Language, Cookie" }),
    },
  });
  setCacheTags(response.headers, [profileTag(uuid)]);
  return response;
}

function failed(failure: Failure): Response {
  const { status, headers } = failureResponse(failure, "preview");
  return new Response(`${status} ${failure}\n`, {
    status,
    headers: { ...headers, ...openToEverybody, "Content-Type": "text/plain; charset=utf-8" },
  });
}
