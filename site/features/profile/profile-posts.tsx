import type { ReactNode } from "react";
import { buttonStyle } from "#site/components/button-style.ts";
import { waitForDataUrl } from "#site/http/wait-for-data-url.ts";
import { useI18n } from "#site/i18n/i18n-context.tsx";
import { PostCardSkeletons } from "./profile-loading.tsx";
import { ProfilePostCard } from "./profile-post-card.tsx";
import styles from "./profile-posts.module.css";
import type { PostsView } from "./profile-view.ts";

interface ProfilePostsProps {
  readonly posts: PostsView;
  /** Takes the places that the last row leaves free, or a row of its own. */
  readonly invitation: ReactNode;
  /** This page, to request the list again. */
  readonly retryHref: string;
}

const headingId = "profile-posts";

export function ProfilePosts(props: ProfilePostsProps) {
  const { t } = useI18n();
  return (
    <section className={`stack ${styles.posts}`} aria-labelledby={headingId}>
      <h2 id={headingId} className="heading">
        {t("profile.posts")}
      </h2>
      <PostList {...props} />
    </section>
  );
}

function PostList({ posts, invitation, retryHref }: ProfilePostsProps) {
  const { t } = useI18n();
  switch (posts.kind) {
    case "loading":
      return (
        <PostCardSkeletons>
          <p className={`muted stack ${styles.loading}`} role="status">
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
        <div className={`stack-5 ${styles.grid}`}>
          <div className={`muted stack-4 ${styles.note}`} role="alert">
            <p>{t("profile.postsUnavailable")}</p>
            <a className={buttonStyle("quiet")} href={retryHref}>
              {t("errors.retry")}
            </a>
          </div>
          {invitation}
        </div>
      );
    case "loaded":
      return (
        <div className={`stack-5 ${styles.grid}`}>
          {posts.cards.length === 0 ? (
            <p className={`muted stack-4 ${styles.note}`}>{t("profile.noPosts")}</p>
          ) : (
            <ul className="no-box" role="list">
              {posts.cards.map((card, index) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: the list never changes, and an item may have no id
                <li key={index} className="stack">
                  <ProfilePostCard card={card} first={index === 0} />
                </li>
              ))}
            </ul>
          )}
          {invitation}
        </div>
      );
  }
}
