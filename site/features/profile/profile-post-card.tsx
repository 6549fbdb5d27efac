import { classNames } from "#site/components/class-names.ts";
import { PlayIcon } from "#site/components/icons/play-icon.tsx";
import { StatList } from "#site/components/user-content/stat-list.tsx";
import { UserImage } from "#site/components/user-content/user-image.tsx";
import { keepNumbers } from "#site/components/user-content/user-text.tsx";
import type { ImageLook } from "#site/images/signed-image.ts";
import styles from "./profile-post-card.module.css";
import type { ProfilePostCardView } from "./profile-view.ts";

interface ProfilePostCardProps {
  readonly card: ProfilePostCardView;
  /** The first of the list: its image is not loaded lazily. */
  readonly first: boolean;
}

/** One post of the profile's list; the whole card opens the post. */
export function ProfilePostCard({ card, first }: ProfilePostCardProps) {
  const { type, media, content, language, noContent, look, stats, open } = card;
  const views = stats.filter(({ kind }) => kind === "views");
  const reactions = stats.filter(({ kind }) => kind !== "views");
  return (
    <article className={`ring-in-front rounded column raised ${styles.card} ${styles[look]}`}>
      {media && (
        <div className={styles.media}>
          <CardMedia card={card} first={first} />
        </div>
      )}
      <div className={`spread note ${styles.top}`}>
        <p>{type}</p>
        <StatList stats={views} />
      </div>
      {content && (
        <p className={`clamped ${styles.content}`} dir="auto" lang={language}>
          {keepNumbers(content)}
        </p>
      )}
      {noContent && <p className={`muted ${styles.noContent}`}>{noContent}</p>}
      <div className={styles.stats}>
        <StatList stats={reactions} />
      </div>
      {open && (
        <a className={`fill ${styles.open}`} href={open.href}>
          <span className="hidden-text">{open.label}</span>
        </a>
      )}
    </article>
  );
}

/** A video shows its poster: a `<video>` costs more than the rest of the card, and the post's page plays it. */
function CardMedia({ card: { media, mediaLabel }, first }: ProfilePostCardProps) {
  if (!media) return null;
  const isVideo = media.kind === "video";
  const image = isVideo ? media.poster : media.image;
  return (
    <>
      {image && (
        <UserImage
          className={classNames("fill note", isScreenshot(image) && "fades-below")}
          image={image}
          alt={mediaLabel}
          width={image.width}
          sizes={cardSizes(image)}
          urgency={first ? "first" : "later"}
        />
      )}
      {isVideo && !image && (
        // With a time fragment phones show a frame.
        <video
          className="fill note"
          src={`${media.url}#t=0.1`}
          preload="metadata"
          aria-label={mediaLabel}
          muted
          playsInline
          tabIndex={-1}
        />
      )}
      {isVideo && <PlayIcon />}
    </>
  );
}

/** Whether its lines would be cut at the card's edge. */
function isScreenshot({ width = 1, height = 1 }: ImageLook): boolean {
  return height > 1.7 * width;
}

/** HTML `sizes` of a card's image: up to three columns; a wide image overflows its square on both sides. */
function cardSizes({ width, height }: ImageLook) {
  const part = width && height ? Number(Math.max(1, width / height).toFixed(2)) : 1;
  return `(width >= 70rem) calc(24rem * ${part}), (width >= 45rem) calc(32rem * ${part}), calc(100vw * ${part})`;
}
