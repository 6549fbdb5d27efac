import { defineEmbed } from "#site/define-embed.tsx";
import { EmbedCard } from "#site/features/embed/embed-card.tsx";
import { EmbedFailure } from "#site/features/embed/embed-failure.tsx";
import { postTitle } from "#site/features/post/head/post-title.ts";
import { loadPost } from "#site/features/post/load-post.ts";
import { postView } from "#site/features/post/post-view.ts";
import { postCacheTags } from "#site/http/cache-tags.ts";

export default defineEmbed("embed-post", async ({ productApi, settings, log, i18n, signImage, request }, { uuid }) => {
  const { origin } = settings;
  // It runs no script that could ask for a whole page, so it waits until the call ends.
  const loaded = await loadPost(productApi, uuid, { origin, log });
  const state = loaded.kind === "loading" ? ({ kind: "failed", reason: "unavailable" } as const) : loaded;
  const href = i18n.link(`/post/${encodeURIComponent(uuid)}`);
  return {
    state,
    cache: "embed",
    tags: postCacheTags(uuid, state),
    title: postTitle(state, i18n),
    canonical: origin + href,
    body:
      state.kind === "loaded" ? (
        <EmbedCard post={postView(state.post, { ...i18n, signImage })} uuid={encodeURIComponent(uuid)} href={href} />
      ) : (
        <EmbedFailure reason={state.reason} retryHref={i18n.link(request.path)} />
      ),
  };
});
