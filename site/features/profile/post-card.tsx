import { StatList } from "#site/ui/stat-list.tsx";
import { UserPicture } from "#site/ui/user-picture.tsx";
import { VisuallyHidden } from "#site/ui/visually-hidden.tsx";
import styles from "./post-card.module.css";
import type { PostCardView } from "./profile-view.ts";

interface PostCardProps {
  readonly card: PostCardView;
  /** The first on the page: its picture is not put off. */
  readonly first: boolean;
}

/** One post of the profile's list; the whole card opens the post. */
export function PostCard({ card, first }: PostCardProps) {
  const { type, media, content, noContent, poster, stats, open } = card;
  const views = stats.filter(({ kind }) => kind === "views");
  const reactions = stats.filter(({ kind }) => kind !== "views");
  const face = media ? styles.withMedia : poster ? styles.poster : styles.prose;
  return (
    <article className={`${styles.card} ${face}`}>
      {media && (
        <div className={styles.media}>
          <CardMedia card={card} first={first} />
        </div>
      )}
      <div className={styles.top}>
        <p className={styles.type}>{type}</p>
        <div className={styles.views}>
          <StatList stats={views} />
        </div>
      </div>
      {content && (
        <p className={styles.content} dir="auto">
          {content}
        </p>
      )}
      {noContent && <p className={styles.noContent}>{noContent}</p>}
      <div className={styles.stats}>
        <StatList stats={reactions} />
      </div>
      {open && (
        <a className={styles.open} href={open.href}>
          <VisuallyHidden>{open.label}</VisuallyHidden>
        </a>
      )}
    </article>
  );
}

function CardMedia({ card: { media, mediaLabel }, first }: PostCardProps) {
  if (!media) return null;
  if (media.kind === "picture") {
    return (
      <UserPicture
        picture={media.picture}
        alt={mediaLabel}
        width={media.width}
        sizes={cardSizes(media)}
        urgency={first ? "first" : "later"}
      />
    );
  }
  return (
    <>
      {/* Without a poster, a time fragment makes phones show a frame. The post's own page plays the video. */}
      <video
        src={media.poster ? media.url : `${media.url}#t=0.1`}
        preload={media.poster ? "none" : "metadata"}
        aria-label={mediaLabel}
        muted
        playsInline
        tabIndex={-1}
      />
      {/* As a picture it can wait, which a video's own poster can't. */}
      {media.poster && (
        <UserPicture picture={media.poster} alt="" sizes={cardSizes({})} urgency={first ? "first" : "later"} />
      )}
      <svg className={styles.play} viewBox="0 0 48 48" aria-hidden="true">
        <circle cx="24" cy="24" r="24" />
        <path d="M19 15.5v17a1 1 0 0 0 1.5.9l14-8.5a1 1 0 0 0 0-1.8l-14-8.5a1 1 0 0 0-1.5.9Z" />
      </svg>
    </>
  );
}

/**
 * How wide a card's picture is drawn, as HTML `sizes`: three columns at most, and a frame of 4:5 that it fills, so
 * that one which lies wider is drawn wider.
 */
function cardSizes({ width, height }: { readonly width?: number | undefined; readonly height?: number | undefined }) {
  const part = Number(Math.max(1, width && height ? (1.25 * width) / height : 1).toFixed(2));
  return `(min-width: 70rem) calc(24rem * ${part}), (min-width: 45rem) calc(32rem * ${part}), calc(100vw * ${part})`;
}
