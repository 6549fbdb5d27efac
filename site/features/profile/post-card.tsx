import { PlaySign } from "#site/ui/play-sign.tsx";
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

/** Pixels, where known. */
interface PictureSize {
  readonly width?: number | undefined;
  readonly height?: number | undefined;
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

/** A film's poster is a picture: a `<video>` costs more than all else in its card, and the post's page plays it. */
function CardMedia({ card: { media, mediaLabel }, first }: PostCardProps) {
  if (!media) return null;
  const isFilm = media.kind === "video";
  const picture = isFilm ? media.poster : media.picture;
  const size: PictureSize = isFilm ? {} : media;
  return (
    <>
      {picture && (
        <UserPicture
          picture={picture}
          alt={mediaLabel}
          width={size.width}
          sizes={cardSizes(size)}
          urgency={first ? "first" : "later"}
        />
      )}
      {isFilm && !picture && (
        // A time fragment makes phones show a frame.
        <video src={`${media.url}#t=0.1`} preload="metadata" aria-label={mediaLabel} muted playsInline tabIndex={-1} />
      )}
      {isFilm && <PlaySign />}
    </>
  );
}

/**
 * How wide a card's picture is drawn, as HTML `sizes`: three columns at most, and a frame of 4:5 that it fills, so
 * that one which lies wider is drawn wider.
 */
function cardSizes({ width, height }: PictureSize) {
  const part = Number(Math.max(1, width && height ? (1.25 * width) / height : 1).toFixed(2));
  return `(min-width: 70rem) calc(24rem * ${part}), (min-width: 45rem) calc(32rem * ${part}), calc(100vw * ${part})`;
}
