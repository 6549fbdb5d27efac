import { AuthorLine } from "#site/components/user-content/author-line.tsx";
import { StatList } from "#site/components/user-content/stat-list.tsx";
import { ShareButton } from "#site/features/sharing/share-button.tsx";
import { beforeLongText } from "./long-post.ts";
import { PostMedia } from "./media/post-media.tsx";
import styles from "./post-card.module.css";
import { PostText } from "./post-text.tsx";
import type { CarouselTexts } from "./post-texts.ts";
import type { PostView } from "./post-view.ts";

interface PostCardProps {
  readonly post: PostView;
  readonly texts: CarouselTexts;
  /** The post of the page's address: in view first, and the page's main heading. */
  readonly main: boolean;
  readonly inBrowser: boolean;
}

/** One post: media first, then who wrote what and when, then the counts. */
export function PostCard({ post, texts, main, inBrowser }: PostCardProps) {
  const { author, date } = post;
  const hasMedia = post.videos.length + post.images.length > 0;
  const views = post.stats.filter(({ kind }) => kind === "views");
  const reactions = post.stats.filter(({ kind }) => kind !== "views");
  const time = date && <time dateTime={date.iso}>{date.text}</time>;
  return (
    <article className={styles.post} data-media={hasMedia ? "" : undefined}>
      {hasMedia && <PostMedia post={post} texts={texts} main={main} inBrowser={inBrowser} />}
      <div className={styles.side}>
        <AuthorLine author={author} heading={main ? "h1" : "h2"}>
          <span className={styles.type} id={main ? beforeLongText : undefined}>
            {post.typeLabel}
          </span>
        </AuthorLine>
        <PostText text={post.text} length={post.length} alone={!hasMedia} texts={texts} />
        <div className={styles.meta}>
          {time && <p>{post.href && !main ? <a href={post.href}>{time}</a> : time}</p>}
          {views.length > 0 && <StatList stats={views} />}
          <div className={styles.share}>
            <ShareButton path={main ? undefined : post.href} label={texts.share} compact />
          </div>
        </div>
        {reactions.length > 0 && (
          <div className={styles.reactions}>
            <StatList stats={reactions} />
          </div>
        )}
      </div>
    </article>
  );
}
