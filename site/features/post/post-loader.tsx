import { type ReactNode, useEffect, useState } from "react";
import { type LanguageCode, languageOf } from "#locales/index.ts";
import { formatsOf } from "#site/i18n/format.ts";
import type { IslandMessages } from "#site/i18n/island-texts.ts";
import { createIslandTranslate } from "#site/i18n/island-translate.ts";
import { createLink } from "#site/i18n/link.ts";
import { unsigned } from "#site/images/signed-image.ts";
import { createBrowserProductApi, noErrorLog } from "#site/product-api/browser-product-api.ts";
import { carouselProps } from "./carousel/carousel-props.ts";
import { PostCarousel } from "./carousel/post-carousel.tsx";
import { postTitle } from "./head/post-title.ts";
import { loadPost } from "./load-post.ts";
import { loadPostCarousel } from "./load-post-carousel.ts";
import { PostFailure } from "./post-failure.tsx";
import { PostSkeleton } from "./post-skeleton.tsx";
import type { PostState } from "./post-state.ts";

interface PostLoaderProps {
  readonly uuid: string;
  /** The site's own origin, as the answer's media addresses carry it. */
  readonly origin: string;
  readonly language: LanguageCode;
  readonly languageInAddress: boolean;
  readonly texts: IslandMessages;
  /** The store links of the join slide. */
  readonly children?: ReactNode;
}

/** The call itself knows how long to wait in the browser: this is the longest time a timer can have. */
const timeoutMs = 2 ** 31 - 1;

/**
 * The page of a post whose product server is slow: goes on asking from the browser, on the site's own origin.
 * Reader, formats and translator are in this island alone, so that they weigh nothing on a page that is whole, which
 * needs no React in the browser.
 */
export function PostLoader({ uuid, origin, language: code, languageInAddress, texts, children }: PostLoaderProps) {
  const [state, setState] = useState<PostState>({ kind: "loading", uuid });
  const t = createIslandTranslate(texts, code);
  const link = createLink(code, languageInAddress);
  const language = languageOf(code);

  useEffect(() => {
    loadPost(createBrowserProductApi(), uuid, { origin, timeoutMs, log: noErrorLog }).then(setState);
  }, [uuid, origin]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: the texts of an island never change
  useEffect(() => {
    if (state.kind !== "loaded") return;
    document.title = postTitle(state.post, { t, language });
    void loadPostCarousel();
  }, [state]);

  switch (state.kind) {
    case "loading":
      return <PostSkeleton text={t("post.loading")} />;
    case "loaded": {
      const context = { t, language, link, formats: formatsOf(code), signImage: unsigned };
      return (
        <PostCarousel {...carouselProps(state, context)} inBrowser>
          {children}
        </PostCarousel>
      );
    }
    case "failed":
      return <PostFailure reason={state.reason} t={t} link={link} retryHref={link(`/post/${uuid}`)} />;
  }
}
