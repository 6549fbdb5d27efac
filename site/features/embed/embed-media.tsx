import { ImageColor } from "#site/components/user-content/image-color.tsx";
import { UserImage } from "#site/components/user-content/user-image.tsx";
import type { PostView } from "#site/features/post/post-view.ts";
import { useI18n } from "#site/i18n/i18n-context.tsx";
import { posterUrl } from "#site/images/image-url.ts";
import styles from "./embed-media.module.css";

/** Images shown before "+3" stands for the rest. */
const tileLimit = 4;

/** As wide as the frame: a tile may be half of that, and its image is then cropped at the sides. */
const sizes = "100vw";

interface EmbedMediaProps {
  readonly media: Pick<PostView, "videos" | "images">;
  /** Where an image leads: the post's own page. */
  readonly href: string;
  /** Name of several images together. */
  readonly label: string;
}

/** The first video with its controls, else the images as a mosaic; either fills the space that the frame leaves. */
export function EmbedMedia({ media: { videos, images }, href, label }: EmbedMediaProps) {
  const { formats } = useI18n();
  const [video] = videos;
  if (video) {
    return (
      <div className={`ring-in-front ${styles.media}`}>
        <ImageColor image={video.poster} />
        {/* biome-ignore lint/a11y/useMediaCaption: the product server knows no captions */}
        <video
          className={`fill ${styles.video}`}
          src={video.poster ? video.url : `${video.url}#t=0.1`}
          poster={video.poster && posterUrl(video.poster, 750)}
          preload={video.poster ? "none" : "metadata"}
          aria-label={video.label}
          controls
          playsInline
        />
      </div>
    );
  }
  const tiles = images.slice(0, tileLimit);
  const rest = images.length - tiles.length;
  return (
    <ul
      className={`${styles.media} ${styles.mosaic}`}
      role="list"
      data-tiles={tiles.length}
      aria-label={images.length > 1 ? label : undefined}
    >
      {tiles.map((image, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: images never change places, and may be sent twice
        <li key={at} className={styles.tile}>
          <a className="fill" href={href} target="_blank" rel="noopener">
            <UserImage
              className={`fill ${styles.image}`}
              image={image.image}
              alt={image.label}
              width={image.image.width}
              sizes={sizes}
            />
            {rest > 0 && at === tileLimit - 1 && (
              <bdi className={`fill centered ${styles.rest}`} aria-hidden="true">{`+${formats.number(rest)}`}</bdi>
            )}
          </a>
        </li>
      ))}
    </ul>
  );
}
