import { profileHead } from "#site/features/profile/head/profile-head.ts";
import { loadProfile } from "#site/features/profile/load-profile.ts";
import { profileHeaderView, profileView } from "#site/features/profile/profile-view.ts";
import { profileTag } from "#site/http/cache-tags.ts";
import { failureResponse } from "#site/http/failure-response.ts";
import { localizedHeaders } from "#site/http/html-headers.ts";
import type { RequestContext } from "#site/page.ts";
import type { Failure } from "#site/product-api/product-api.ts";
import { defineEndpoint } from "#site/route-handlers.ts";
import type { SiteResponse } from "#site/site-response.ts";
import { renderJsonFeed } from "./json-feed.ts";
import { type Feed, profileFeed } from "./profile-feed.ts";
import { renderRssFeed } from "./rss-feed.ts";

export const rssFeed = defineEndpoint("profile-rss", (context, { uuid }) =>
  feedResponse(context, uuid, "application/rss+xml", renderRssFeed),
);

export const jsonFeed = defineEndpoint("profile-json-feed", (context, { uuid }) =>
  feedResponse(context, uuid, "application/feed+json", renderJsonFeed),
);

/** Feed readers in a browser fetch from their own origin, and any site may read what every visitor may (decision 8). */
const openToAnyOrigin = { "Access-Control-Allow-Origin": "*", "Cross-Origin-Resource-Policy": "cross-origin" };

/** Responds with a profile's posts in one of the feed formats, or with 503 where the posts cannot be loaded. */
async function feedResponse(
  context: RequestContext<"profile-rss" | "profile-json-feed">,
  uuid: string,
  type: string,
  render: (feed: Feed, self: string) => string,
): Promise<SiteResponse> {
  const { productApi, settings, signImage, log, i18n, request } = context;
  const { link } = i18n;
  const { origin } = settings;
  const state = await loadProfile(productApi, uuid, { origin, log });
  if (state.kind === "failed") return failed(state.reason);
  if (state.kind === "loading" || state.posts.kind !== "loaded") return failed("unavailable");
  const view = profileView(state, { ...i18n, signImage, uuid });
  const { name: author } = profileHeaderView(state.user, { ...i18n, signImage, uuid });
  const head = { ...profileHead(view, { ...i18n, origin, uuid, state }), author };
  const { avatar } = state.user;
  const feed = profileFeed(state.posts.posts, { ...i18n, head, avatar, uuid, origin });
  return {
    status: 200,
    headers: { "Content-Type": `${type}; charset=utf-8`, ...localizedHeaders(context), ...openToAnyOrigin },
    cache: "feed",
    tags: [profileTag(uuid)],
    body: render(feed, origin + link(request.path)),
  };
}

function failed(failure: Failure): SiteResponse {
  const { status, cache, headers } = failureResponse(failure, "feed");
  return {
    status,
    cache,
    headers: { ...headers, ...openToAnyOrigin, "Content-Type": "text/plain; charset=utf-8" },
    body: `${status} ${failure}\n`,
  };
}
