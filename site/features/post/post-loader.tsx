import { type ReactNode, useEffect, useState } from "react";
import { type LanguageCode, languageOf } from "#locales/index.ts";
import { formatsOf } from "#site/i18n/format.ts";
import type { IslandTexts } from "#site/i18n/island-texts.ts";
import { createIslandTranslate } from "#site/i18n/island-translate.ts";
import { createLink } from "#site/i18n/link.ts";
import { unsigned } from "#site/pictures/signed-picture.ts";
import { createBrowserProductApi, noFaultLog } from "#site/product-api/browser-product-api.ts";
import { carouselProps } from "./carousel-props.ts";
import { loadPost } from "./load-post.ts";
import { loadPostCarousel } from "./load-post-carousel.ts";
import { PostCarousel } from "./post-carousel.tsx";
import { PostFailure } from "./post-failure.tsx";
import { PostSkeleton } from "./post-skeleton.tsx";
import type { PostState } from "./post-state.ts";
import { postTitle } from "./post-title.ts";

interface PostLoaderProps {
  readonly uuid: string;
  /** The site's own origin, as the answer's media addresses carry it. */
  readonly origin: string;
  readonly language: LanguageCode;
  readonly languageInAddress: boolean;
  readonly texts: IslandTexts;
  /** The store links of the join slide. */
  readonly children?: ReactNode;
}

/** The call itself knows how long to wait in the browser: this is the longest time a timer can have. */
const patience = 2 ** 31 - 1;

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
    loadPost(createBrowserProductApi(), uuid, { origin, patience, log: noFaultLog }).then(setState);
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
      const context = { t, language, link, formats: formatsOf(code), signPicture: unsigned };
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
