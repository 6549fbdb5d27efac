import "#site/features/post/post-tokens.css";
import { definePage } from "#site/define-page.tsx";
import { postHead } from "#site/features/post/head/post-head.ts";
import { learnPostMedia, loadPost } from "#site/features/post/load-post.ts";
import { PostPage } from "#site/features/post/post-page.tsx";
import { postPageView } from "#site/features/post/post-view.ts";
import { storeContext } from "#site/features/store-links/store-context.ts";
import { postCacheTags } from "#site/http/cache-tags.ts";

export default definePage("post", async (services, { uuid }) => {
  const { productApi, settings, log, timeoutMs, i18n, signImage, learnImages } = services;
  const { origin } = settings;
  const start = performance.now();
  const state = await loadPost(productApi, uuid, { origin, timeoutMs, log });
  const timeLeftMs = timeoutMs && timeoutMs - (performance.now() - start);
  const isMeasured = state.kind !== "loaded" || (await learnPostMedia(state, learnImages, timeLeftMs));
  const view = postPageView(state, { ...i18n, signImage }, uuid);
  return {
    state,
    cache: isMeasured ? "userContent" : "unmeasured",
    tags: postCacheTags(uuid, state),
    head: postHead(state, { ...i18n, uuid, origin }),
    scripts: ["retry-images"],
    storeContext: storeContext("post", i18n.locale.code, state.kind === "failed" ? undefined : uuid),
    body: <PostPage view={view} uuid={uuid} origin={origin} />,
  };
});
