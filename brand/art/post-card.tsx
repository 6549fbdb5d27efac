import type { ReactNode } from "react";
import { AppAvatar } from "./app-avatar.tsx";
import { AppIcon } from "./app-icon.tsx";
import type { DemoContent, DemoPost } from "./demo-content.ts";
import { formatCount } from "./format-count.ts";
import styles from "./post-card.module.css";
import { ScoreStar } from "./score-star.tsx";
import { VerifiedTick } from "./verified-tick.tsx";

interface PostCardProps {
  readonly content: DemoContent;
  readonly post: DemoPost;
  /** The visible part of the post's text. */
  readonly text: string;
  readonly age: string;
  readonly verified?: boolean;
  /** The author's score, shown with a badge. */
  readonly score?: number;
  readonly liked?: boolean;
  readonly children?: ReactNode;
}

/** A post in the feed. */
export function PostCard({ content, post, text, age, verified, score, liked = false, children }: PostCardProps) {
  const { author } = post;
  return (
    <article className={styles.post}>
      <header className={styles.author}>
        <AppAvatar content={content} username={author.username} size={46} />
        <div>
          <p className={styles.name}>
            <b>{author.name}</b>
            {verified && <VerifiedTick />}
            {score !== undefined && (
              <span className={styles.score}>
                <ScoreStar size={15} />
                {formatCount(score)}
              </span>
            )}
          </p>
          <p className={styles.meta}>{`@${author.username} · ${age}`}</p>
        </div>
        <span className={styles.more}>
          <AppIcon name="more" size={22} />
        </span>
      </header>
      <p className={styles.text}>{text}</p>
      {children}
      <footer className={styles.actions}>
        <span className={liked ? styles.liked : undefined}>
          <AppIcon name="heart" size={23} filled={liked} />
          {formatCount(post.likes)}
        </span>
        <span>
          <AppIcon name="comment" size={23} />
          {formatCount(post.comments)}
        </span>
        <span>
          <AppIcon name="share" size={23} />
          {formatCount(post.shares)}
        </span>
        <span>
          <AppIcon name="bookmark" size={23} />
        </span>
      </footer>
    </article>
  );
}
