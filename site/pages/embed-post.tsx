import { renderToString } from "react-dom/server";
import { documentResponse } from "#site/document-response.ts";
import styles from "#site/features/embed/embed-card.module.css";
import { EmbedCard } from "#site/features/embed/embed-card.tsx";
import { EmbedFailure } from "#site/features/embed/embed-failure.tsx";
import * as embedScript from "#site/features/embed/embed-script.ts?inline-script";
import { mediaFrame } from "#site/features/embed/embed-size.ts";
import { postTitle } from "#site/features/post/head/post-title.ts";
import { learnPostMedia, loadPost } from "#site/features/post/load-post.ts";
import { type PostView, postView } from "#site/features/post/post-view.ts";
import { embedPolicy, inlineHash } from "#site/head/content-security-policy.ts";
import { InlineScript, InlineStyle } from "#site/head/inline-blocks.tsx";
import { postCacheTags } from "#site/http/cache-tags.ts";
import { I18nContext } from "#site/i18n/i18n-context.tsx";
import type { RouteHandler } from "#site/route-handlers.ts";
import "#site/styles/tokens.css";
import "#site/styles/base.css";
import "#site/styles/shared.css";

/**
 * A post that other sites may frame: no header, one script of its own (embed-script.ts), and nothing else of the site.
 */
export default {
  name: "embed-post",
  async respond(context, assets) {
    const { productApi, settings, log, i18n, signImage, learnImages, request } = context;
    const { origin } = settings;
    const { uuid } = request.params;
    // It has no script that could reload it with its data, so it waits until the call ends.
    const loaded = await loadPost(productApi, uuid, { origin, log });
    const state = loaded.kind === "loading" ? ({ kind: "failed", reason: "unavailable" } as const) : loaded;
    const isMeasured = loaded.kind !== "loaded" || (await learnPostMedia({ ...loaded, others: [] }, learnImages));
    const post = state.kind === "loaded" && postView(state.post, { ...i18n, signImage }, uuid);
    const href = i18n.link(`/post/${encodeURIComponent(uuid)}`);
    const css = (await assets.css("embed-post")) + (post ? frameCss(post) : "");
    const html = renderToString(
      <I18nContext value={i18n}>
        <html lang={i18n.locale.code} dir={i18n.locale.direction} className={styles.document}>
          <head>
            <meta charSet="utf-8" />
            <meta name="viewport" content="width=device-width, initial-scale=1" />
            <meta name="robots" content="noindex" />
            <title>{postTitle(state, i18n)}</title>
            {/* Search engines are to show the post's own page instead. */}
            <link rel="canonical" href={origin + href} />
            <InlineStyle css={css} />
          </head>
          <body>
            <main>
              {post && <EmbedCard post={post} uuid={encodeURIComponent(uuid)} href={href} />}
              {state.kind === "failed" && <EmbedFailure reason={state.reason} retryHref={i18n.link(request.path)} />}
            </main>
            <InlineScript source={embedScript.source} />
          </body>
        </html>
      </I18nContext>,
    );
    const page = {
      state,
      cache: isMeasured ? "userContent" : "unmeasured",
      tags: postCacheTags(uuid, state),
      headers: { "X-Robots-Tag": "noindex" },
    } as const;
    const policy = embedPolicy(settings, { scriptHash: embedScript.hash, styleHash: inlineHash(css) });
    return documentResponse(page, context, policy, html);
  },
} satisfies RouteHandler<"embed-post">;

/** The size of the frame, which no inline style may carry. */
function frameCss({ videos, images }: PostView): string {
  const posters = videos.map(({ poster }) => poster);
  const frame = mediaFrame(
    posters,
    images.map(({ image }) => image),
  );
  return frame ? `:root{--ratio:${frame.ratio};--widest:${frame.widest}px}` : "";
}
