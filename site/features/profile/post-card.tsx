import { posterAddress } from "#site/pictures/picture-address.ts";
import { hidePicture } from "#site/ui/hide-picture.ts";
import { PictureColour } from "#site/ui/picture-colour.tsx";
import { StatList } from "#site/ui/stat-list.tsx";
import { UserPicture } from "#site/ui/user-picture.tsx";
import { VisuallyHidden } from "#site/ui/visually-hidden.tsx";
import styles from "./post-card.module.css";
import type { PostCardView } from "./profile-view.ts";

interface PostCardProps {
  readonly card: PostCardView;
  /** Near the top of the page: its picture is not put off. */
  readonly eager: boolean;
}

/** One post of the profile's list; the whole card opens the post. */
export function PostCard({ card, eager }: PostCardProps) {
  const { type, media, content, noContent, poster, stats, open } = card;
  const views = stats.filter(({ kind }) => kind === "views");
  const reactions = stats.filter(({ kind }) => kind !== "views");
  const face = media ? styles.withMedia : poster ? styles.poster : styles.prose;
  return (
    <article className={`${styles.card} ${face}`}>
      {media && (
        <div className={styles.media}>
          <CardMedia card={card} eager={eager} />
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

function CardMedia({ card: { media, mediaLabel }, eager }: PostCardProps) {
  if (!media) return null;
  if (media.kind === "picture") {
    return (
      <UserPicture
        picture={media.picture}
        alt={mediaLabel}
        width={media.width}
        sizes={cardSizes(media)}
        urgency={eager ? "soon" : "later"}
      />
    );
  }
  return (
    <>
      <PictureColour picture={media.poster} />
      {media.poster ? (
        // No <video>, which nobody could play here, and whose poster no attribute makes lazy.
        <img
          src={posterAddress(media.poster, 750)}
          alt={mediaLabel}
          loading={eager ? undefined : "lazy"}
          onError={hidePicture}
        />
      ) : (
        // A time fragment makes phones show a frame. The post's own page plays the video.
        <video src={`${media.url}#t=0.1`} preload="metadata" aria-label={mediaLabel} muted playsInline tabIndex={-1} />
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
