import { embedResponse } from "#site/embed-document.tsx";
import { EmbedCard } from "#site/features/embed/embed-card.tsx";
import { EmbedFailure } from "#site/features/embed/embed-failure.tsx";
import { mediaRatio } from "#site/features/embed/embed-size.ts";
import { postTitle } from "#site/features/post/head/post-title.ts";
import { loadPost } from "#site/features/post/load-post.ts";
import { postView } from "#site/features/post/post-view.ts";
import { postCacheTags } from "#site/http/cache-tags.ts";
import type { RouteHandler } from "#site/route-handlers.ts";

export default {
  name: "embed-post",
  async respond(context, assets) {
    const { productApi, settings, log, i18n, signImage, request } = context;
    const { origin } = settings;
    const { uuid } = request.params;
    // It has no script that could reload it with its data, so it waits until the call ends.
    const loaded = await loadPost(productApi, uuid, { origin, log });
    const state = loaded.kind === "loading" ? ({ kind: "failed", reason: "unavailable" } as const) : loaded;
    const ratio = state.kind === "loaded" && mediaRatio(state.post);
    const href = i18n.link(`/post/${encodeURIComponent(uuid)}`);
    return embedResponse(
      {
        state,
        cache: "userContent",
        tags: postCacheTags(uuid, state),
        title: postTitle(state, i18n),
        canonical: origin + href,
        body:
          state.kind === "loaded" ? (
            <EmbedCard
              post={postView(state.post, { ...i18n, signImage }, uuid)}
              uuid={encodeURIComponent(uuid)}
              href={href}
            />
          ) : (
            <EmbedFailure reason={state.reason} retryHref={i18n.link(request.path)} />
          ),
      },
      context,
      (await assets.css("embed-post")) + (ratio ? `:root{--ratio:${ratio}}` : ""),
    );
  },
} satisfies RouteHandler<"embed-post">;
