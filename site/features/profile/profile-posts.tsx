import type { ReactNode } from "react";
import { buttonStyle } from "#site/components/button-style.ts";
import { useI18n } from "#site/i18n/i18n-context.tsx";
import { ProfilePostCard } from "./profile-post-card.tsx";
import styles from "./profile-posts.module.css";
import type { ProfilePostCardView } from "./profile-view.ts";

interface ProfilePostsProps {
  /** `undefined` where they cannot be had. */
  readonly cards: readonly ProfilePostCardView[] | undefined;
  /** Takes the places that the last row leaves free, or a row of its own. */
  readonly invitation: ReactNode;
  /** This page, to request the list again. */
  readonly retryHref: string;
}

const headingId = "profile-posts";

export function ProfilePosts({ cards, invitation, retryHref }: ProfilePostsProps) {
  const { t } = useI18n();
  return (
    <section className={`stack ${styles.posts}`} aria-labelledby={headingId}>
      <h2 id={headingId} className="heading">
        {t("profile.posts")}
      </h2>
      <div className={`stack-5 ${styles.grid}`}>
        {!cards && (
          <div className={`muted stack-4 ${styles.note}`} role="alert">
            <p>{t("profile.postsUnavailable")}</p>
            <a className={buttonStyle("quiet")} href={retryHref}>
              {t("errors.retry")}
            </a>
          </div>
        )}
        {cards?.length === 0 && <p className={`muted stack-4 ${styles.note}`}>{t("profile.noPosts")}</p>}
        {cards && cards.length > 0 && (
          <ul className="no-box" role="list">
            {cards.map((card, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the list never changes, and an item may have no id
              <li key={index} className="stack">
                <ProfilePostCard card={card} first={index === 0} />
              </li>
            ))}
          </ul>
        )}
        {invitation}
      </div>
    </section>
  );
}
