import { Fragment } from "react";
import { shareUrl } from "#site/features/sharing/share-url.ts";
import { useI18n } from "#site/i18n/i18n-context.tsx";
import { JoinSlide } from "./carousel/join-slide.tsx";
import styles from "./carousel/post-carousel.module.css";
import { PostCarouselIsland } from "./carousel/post-carousel.tsx";
import { PostCard } from "./post-card.tsx";
import type { PostView } from "./post-view.ts";

interface PostSlidesProps {
  /** The post of the page's URL, then the others. */
  readonly posts: readonly PostView[];
  readonly uuid: string;
  readonly origin: string;
}

/** The carousel with the post, the others and the join slide. */
export function PostSlides({ posts, uuid, origin }: PostSlidesProps) {
  const { t, locale } = useI18n();
  const page = `/post/${uuid}`;
  return (
    <PostCarouselIsland slideCount={posts.length + 1}>
      {posts.map((post, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the posts never change places, and may be sent twice
        <Fragment key={at}>
          {at === 1 && <h2 className={styles.others}>{t("post.others")}</h2>}
          <PostCard
            post={post}
            isMain={at === 0}
            shareUrl={shareUrl((at > 0 && post.href) || page, origin, locale.code)}
            reportAs={at === 0 ? page : undefined}
          />
        </Fragment>
      ))}
      {posts[0] && <JoinSlide author={posts[0].author} />}
    </PostCarouselIsland>
  );
}
