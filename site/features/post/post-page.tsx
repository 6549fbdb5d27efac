import { Fragment } from "react";
import { Skeleton } from "#site/components/skeleton.tsx";
import { shareUrl } from "#site/features/sharing/share-url.ts";
import { LoadFailure } from "#site/features/site-frame/load-failure.tsx";
import { JoinButton, JoinInColumn } from "#site/features/store-links/join-button.tsx";
import { WithheldPanel } from "#site/features/withheld/withheld-panel.tsx";
import { useI18n } from "#site/i18n/i18n-context.tsx";
import { JoinSlide } from "./carousel/join-slide.tsx";
import carousel from "./carousel/post-carousel.module.css";
import { PostCarouselIsland } from "./carousel/post-carousel.tsx";
import { PostCard } from "./post-card.tsx";
import styles from "./post-skeleton.module.css";
import type { PostPageView } from "./post-view.ts";

interface PostPageProps {
  readonly view: PostPageView;
  /** As the page's URL has it. */
  readonly uuid: string;
  /** The site's own origin, for the links that are shared. */
  readonly origin: string;
}

/** The page of a post in each of its states; once it is loaded, the carousel with the post, the others and the join slide. */
export function PostPage({ view, uuid, origin }: PostPageProps) {
  const { t, locale } = useI18n();
  const path = `/post/${uuid}`;
  if (view.kind === "failed") {
    const { reason, order } = view;
    if (reason === "withheld") return <WithheldPanel order={order} path={path} origin={origin} />;
    const title = reason === "no-data" || reason === "malformed" ? t("post.noData") : t("post.notFound");
    const text = reason === "gone" ? t("post.gone") : undefined;
    return <LoadFailure reason={reason} title={title} text={text} path={path} />;
  }
  return (
    <>
      {view.kind === "loading" ? (
        <PostSkeleton />
      ) : (
        <PostCarouselIsland slideCount={view.posts.length + 1}>
          {view.posts.map((post, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the posts never change places, and may be sent twice
            <Fragment key={at}>
              {at === 1 && <h2 className={carousel.others}>{t("post.others")}</h2>}
              <PostCard
                post={post}
                isMain={at === 0}
                shareUrl={shareUrl((at > 0 && post.href) || path, origin, locale.code)}
                reportAs={at === 0 ? path : undefined}
              />
            </Fragment>
          ))}
          {view.posts[0] && <JoinSlide author={view.posts[0].author} />}
        </PostCarouselIsland>
      )}
      <JoinButton className={carousel.floatingJoin} />
    </>
  );
}

/** The shape of a post that is still loading, with the loading text (specification, section 2). */
function PostSkeleton() {
  const { t } = useI18n();
  return (
    <div className={`stack ${styles.skeleton}`}>
      <div className={`centered ${styles.media}`}>
        <h1 className="medium lead">
          <span role="status">{t("post.loading")}</span>
        </h1>
      </div>
      <div className={`stack-3 ${styles.side}`}>
        <div className={`line ${styles.author}`} aria-hidden="true">
          <Skeleton className={styles.avatar} />
          <span className={styles.names}>
            <Skeleton className={styles.line} />
            <Skeleton className={styles.line} />
          </span>
        </div>
        <div className="stack-3" aria-hidden="true">
          <Skeleton className={styles.line} />
          <Skeleton className={styles.line} />
          <Skeleton className={styles.line} />
        </div>
        <JoinInColumn />
      </div>
    </div>
  );
}
