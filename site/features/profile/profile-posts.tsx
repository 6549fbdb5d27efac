import { buttonStyle } from "#site/components/button-style.ts";
import { waitForDataUrl } from "#site/http/wait-for-data-url.ts";
import { useI18n } from "#site/i18n/i18n-context.tsx";
import { PostCardSkeletons } from "./profile-loading.tsx";
import { ProfilePostCard } from "./profile-post-card.tsx";
import styles from "./profile-posts.module.css";
import type { PostsView } from "./profile-view.ts";

interface ProfilePostsProps {
  readonly posts: PostsView;
  /** This page, to request the list again. */
  readonly retryHref: string;
}

const headingId = "profile-posts";

export function ProfilePosts({ posts, retryHref }: ProfilePostsProps) {
  const { t } = useI18n();
  return (
    <section className={styles.posts} aria-labelledby={headingId}>
      <h2 id={headingId} className={styles.heading}>
        {t("profile.posts")}
      </h2>
      <PostList posts={posts} retryHref={retryHref} />
    </section>
  );
}

function PostList({ posts, retryHref }: ProfilePostsProps) {
  const { t } = useI18n();
  switch (posts.kind) {
    case "loading":
      return (
        <PostCardSkeletons>
          <p className={styles.loading} role="status">
            <span>{t("profile.loading")}</span>
            {/* Shown by start-loading-page.ts once the posts have arrived, if the visitor has begun to use the page. */}
            <a
              className={buttonStyle("quiet")}
              href={`${waitForDataUrl(retryHref)}#${headingId}`}
              data-wait-for-data=""
            >
              {t("profile.showPosts")}
            </a>
          </p>
        </PostCardSkeletons>
      );
    case "unavailable":
      return (
        <div className={styles.note} role="alert">
          <p>{t("profile.postsUnavailable")}</p>
          <a className={buttonStyle("quiet")} href={retryHref}>
            {t("errors.retry")}
          </a>
        </div>
      );
    case "loaded":
      if (posts.cards.length === 0) return <p className={styles.note}>{t("profile.noPosts")}</p>;
      return (
        <ul className={styles.grid} role="list">
          {posts.cards.map((card, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the list never changes, and an item may have no id
            <li key={index}>
              <ProfilePostCard card={card} first={index === 0} />
            </li>
          ))}
        </ul>
      );
  }
}
