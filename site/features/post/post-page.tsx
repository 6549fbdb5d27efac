import { Skeleton } from "#site/components/skeleton.tsx";
import { JoinButton, JoinInColumn } from "#site/features/store-links/join-button.tsx";
import { LoadFailure } from "#site/features/withheld/load-failure.tsx";
import { WithheldPanel } from "#site/features/withheld/withheld-panel.tsx";
import { useI18n } from "#site/i18n/i18n-context.tsx";
import carousel from "./carousel/post-carousel.module.css";
import styles from "./post-skeleton.module.css";
import { PostSlides } from "./post-slides.tsx";
import type { PostPageView } from "./post-view.ts";

interface PostPageProps {
  readonly view: PostPageView;
  /** As the page's URL has it. */
  readonly uuid: string;
  /** The site's own origin, for the links that are shared. */
  readonly origin: string;
}

/** The page of a post in each of its states. */
export function PostPage({ view, uuid, origin }: PostPageProps) {
  const { t } = useI18n();
  if (view.kind === "failed") {
    const { reason, order } = view;
    const path = `/post/${uuid}`;
    if (reason === "withheld") return <WithheldPanel order={order} path={path} origin={origin} />;
    const title = reason === "no-data" || reason === "malformed" ? t("post.noData") : t("post.notFound");
    const text = reason === "gone" ? t("post.gone") : undefined;
    return <LoadFailure reason={reason} title={title} text={text} path={path} />;
  }
  return (
    <>
      {view.kind === "loading" ? <PostSkeleton /> : <PostSlides posts={view.posts} uuid={uuid} origin={origin} />}
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
