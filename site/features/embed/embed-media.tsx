import styles from "./embed-media.module.css";

export interface EmbeddedMedia {
  readonly videos: readonly { readonly url: string; readonly poster?: string | undefined; readonly label: string }[];
  readonly pictures: readonly { readonly url: string; readonly label: string }[];
}

/** Pictures shown before "+3" stands for the rest. */
const tileLimit = 4;

interface EmbedMediaProps {
  readonly media: EmbeddedMedia;
  /** Where a picture leads: the post's own page. */
  readonly href: string;
  /** What several pictures are called together. */
  readonly label: string;
}

/** The first video with its controls, else the pictures as a mosaic; either takes the room the frame leaves. */
export function EmbedMedia({ media: { videos, pictures }, href, label }: EmbedMediaProps) {
  const [video] = videos;
  if (video) {
    return (
      <div className={styles.media}>
        {/* biome-ignore lint/a11y/useMediaCaption: the product server knows no captions */}
        <video
          className={styles.video}
          src={video.poster ? video.url : `${video.url}#t=0.1`}
          poster={video.poster}
          preload={video.poster ? "none" : "metadata"}
          aria-label={video.label}
          controls
          playsInline
        />
      </div>
    );
  }
  const tiles = pictures.slice(0, tileLimit);
  const rest = pictures.length - tiles.length;
  return (
    <ul
      className={`${styles.media} ${styles.mosaic}`}
      role="list"
      data-count={tiles.length}
      aria-label={pictures.length > 1 ? label : undefined}
    >
      {tiles.map((picture, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: pictures never change places, and may be told twice
        <li key={at} className={styles.tile}>
          <a href={href} target="_blank" rel="noopener">
            <img className={styles.picture} src={picture.url} alt={picture.label} loading="lazy" decoding="async" />
            {rest > 0 && at === tileLimit - 1 && <bdi className={styles.rest} aria-hidden="true">{`+${rest}`}</bdi>}
          </a>
        </li>
      ))}
    </ul>
  );
}
