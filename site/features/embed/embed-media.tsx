import { classNames } from "#site/components/class-names.ts";
import { LineIcon } from "#site/components/icons/line-icon.tsx";
import { PlayIcon } from "#site/components/icons/play-icon.tsx";
import { Avatar } from "#site/components/user-content/avatar.tsx";
import { transparentPoster } from "#site/components/user-content/transparent-poster.ts";
import { UserImage } from "#site/components/user-content/user-image.tsx";
import { isCutBelow, pairShape } from "#site/features/post/media/aspect-ratio.ts";
import type { PostView } from "#site/features/post/post-view.ts";
import { useI18n } from "#site/i18n/i18n-context.tsx";
import styles from "./embed-media.module.css";

/** Images shown before "+3" stands for the rest. */
const tileLimit = 4;

/** As wide as the card: a tile may be half of that, and its image is then cropped at the sides. */
const sizes = "min(100vw, 36rem)";

interface EmbedMediaProps {
  readonly media: Pick<PostView, "videos" | "images">;
  /** Where an image leads, and without script a video: the post's own page. */
  readonly href: string;
}

/**
 * The first video behind a button (embed-script.ts), else the images, several of them as a mosaic. The frame has their ratio,
 * as large as the card leaves room for.
 */
export function EmbedMedia({ media: { videos, images }, href }: EmbedMediaProps) {
  const { t, formats } = useI18n();
  const [video] = videos;
  if (video) {
    return (
      <div className={styles.media}>
        <div className={classNames("ring-in-front", styles.frame, !video.poster && styles.unknown)}>
          {video.poster && (
            <UserImage
              className={`fill ${styles.poster}`}
              image={video.poster}
              alt=""
              width={video.poster.width}
              sizes={sizes}
            />
          )}
          <a
            className={`fill ${styles.play}`}
            href={href}
            target="_blank"
            rel="noopener"
            aria-label={video.playLabel}
            data-play
          >
            {video.author && (
              <span className={styles.author}>
                <Avatar image={video.author.avatar} letter={video.author.letter} size="small" />
              </span>
            )}
            <PlayIcon />
          </a>
          {/* biome-ignore lint/a11y/useMediaCaption: the product server knows no captions */}
          <video
            className={`fill ${styles.video}`}
            src={video.url}
            poster={transparentPoster}
            preload="none"
            aria-label={video.label}
            controls
            playsInline
          />
          <p className={`fill centered ${styles.lost}`} hidden>
            {t("slides.videoFailed")}
          </p>
        </div>
      </div>
    );
  }
  const tiles = images.slice(0, tileLimit);
  const rest = images.length - tiles.length;
  return (
    <div className={styles.media}>
      <ul
        className={`${styles.frame} ${styles.mosaic}`}
        role="list"
        data-tiles={pairShape(images.map(({ image }) => image)) === "rows" ? "rows" : tiles.length}
        aria-label={images.length > 1 ? t("slides.gallery") : undefined}
      >
        {tiles.map(({ image, label, shape }, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: images never change places, and may be sent twice
          <li key={at} className={`ring-in-front ${styles.tile}`}>
            <a className="fill" href={href} target="_blank" rel="noopener">
              <UserImage
                className={classNames("fill", styles.image, isCutBelow(shape) && `fades-below ${styles.top}`)}
                image={image}
                alt={label}
                width={image.width}
                sizes={sizes}
              />
              <span className={`fill centered note ${styles.lost}`} hidden>
                {t("slides.pictureFailed")}
              </span>
              {isCutBelow(shape) && images.length === 1 && (
                <LineIcon className={styles.more} strokeWidth="2">
                  <path d="m7 10 5 5 5-5" />
                </LineIcon>
              )}
              {rest > 0 && at === tileLimit - 1 && (
                <bdi className={styles.rest} aria-hidden="true">{`+${formats.number(rest)}`}</bdi>
              )}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}
