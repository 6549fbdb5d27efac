import { buttonStyle } from "#site/components/button-style.ts";
import type { Translate } from "#site/i18n/translate.ts";
import { PostCardSkeletons } from "./profile-loading.tsx";
import { PostCard } from "./profile-post-card.tsx";
import styles from "./profile-posts.module.css";
import type { PostsView } from "./profile-view.ts";

interface ProfilePostsProps {
  readonly posts: PostsView;
  /** Of this page, to ask for the list again. */
  readonly address: string;
  readonly t: Translate;
}

export function ProfilePosts({ posts, address, t }: ProfilePostsProps) {
  return (
    <section className={styles.posts} aria-labelledby="profile-posts">
      <h2 id="profile-posts" className={styles.heading}>
        {t("profile.posts")}
      </h2>
      <PostList posts={posts} address={address} t={t} />
    </section>
  );
}

function PostList({ posts, address, t }: ProfilePostsProps) {
  switch (posts.kind) {
    case "loading":
      return (
        <PostCardSkeletons>
          <p className={styles.loading} role="status">
            {t("profile.loading")}
          </p>
        </PostCardSkeletons>
      );
    case "unavailable":
      return (
        <div className={styles.note} role="alert">
          <p>{t("profile.postsUnavailable")}</p>
          <a className={buttonStyle("quiet")} href={address}>
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
              <PostCard card={card} first={index === 0} />
            </li>
          ))}
        </ul>
      );
  }
}
