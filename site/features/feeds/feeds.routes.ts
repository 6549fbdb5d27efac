import { profileHead } from "#site/features/profile/head/profile-head.ts";
import { loadProfile } from "#site/features/profile/load-profile.ts";
import { profileView } from "#site/features/profile/profile-view.ts";
import { cachePolicies } from "#site/http/cache-policies.ts";
import { profileTag, setCacheTags } from "#site/http/cache-tags.ts";
import { failureResponse } from "#site/http/failure-response.ts";
import { unsigned } from "#site/images/signed-image.ts";
import type { RequestContext } from "#site/page.ts";
import type { Failure } from "#site/product-api/product-api.ts";
import { crawlerTimeoutMs } from "#site/product-api/timeouts.ts";
import type { SiteHandler } from "#site/site-env.ts";
import { renderJsonFeed } from "./json-feed.ts";
import { type Feed, profileFeed } from "./profile-feed.ts";
import { renderRssFeed } from "./rss-feed.ts";

/** GET /profile/:uuid/feed.xml */
export const rssFeed: SiteHandler = (c) =>
  feedResponse(c.var.context, c.req.param("uuid"), "application/rss+xml", renderRssFeed);

/** GET /profile/:uuid/feed.json */
export const jsonFeed: SiteHandler = (c) =>
  feedResponse(c.var.context, c.req.param("uuid"), "application/feed+json", renderJsonFeed);

/** Feed readers in a browser fetch from their own origin, and any site may read what every visitor may (decision 8). */
const openToAnyOrigin = { "Access-Control-Allow-Origin": "*", "Cross-Origin-Resource-Policy": "cross-origin" };

/** Responds with a profile's posts in one of the feed formats, or with 503 where the posts cannot be loaded. */
async function feedResponse(
  { productApi, settings, log, i18n, localeInUrl, url }: RequestContext,
  uuid = "",
  type: string,
  render: (feed: Feed, self: string) => string,
): Promise<Response> {
  const { locale, link } = i18n;
  const { origin } = settings;
  const state = await loadProfile(productApi, uuid, { origin, timeoutMs: crawlerTimeoutMs, log, asObserved: false });
  if (state.kind === "failed") return failed(state.reason);
  if (state.kind === "loading" || state.posts.kind !== "loaded") return failed("unavailable");
  const view = profileView(state, { ...i18n, signImage: unsigned });
  const head = profileHead(view, { ...i18n, origin, uuid, state });
  const { avatar } = state.user;
  const feed = profileFeed(state.posts.posts, { ...i18n, head, avatar, uuid, origin });
  const response = new Response(render(feed, origin + link(url.pathname)), {
    headers: {
      "Content-Type": `${type}; charset=utf-8`,
      "Content-Language": locale.code,
      "Cache-Control": cachePolicies.feed,
      ...openToAnyOrigin,
      ...(!localeInUrl && { Vary: "Accept-Language, Cookie" }),
    },
  });
  setCacheTags(response.headers, [profileTag(uuid)]);
  return response;
}

function failed(failure: Failure): Response {
  const { status, headers } = failureResponse(failure, "feed");
  return new Response(`${status} ${failure}\n`, {
    status,
    headers: { ...headers, ...openToAnyOrigin, "Content-Type": "text/plain; charset=utf-8" },
  });
}
