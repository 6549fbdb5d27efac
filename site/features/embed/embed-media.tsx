import { posterAddress } from "#site/pictures/picture-address.ts";
import type { SignedPicture } from "#site/pictures/signed-picture.ts";
import { PictureColour } from "#site/ui/picture-colour.tsx";
import { UserPicture } from "#site/ui/user-picture.tsx";
import styles from "./embed-media.module.css";

export interface EmbeddedMedia {
  readonly videos: readonly {
    readonly url: string;
    readonly poster?: SignedPicture | undefined;
    readonly label: string;
  }[];
  readonly pictures: readonly {
    readonly picture: SignedPicture;
    readonly width?: number | undefined;
    readonly label: string;
  }[];
}

/** Pictures shown before "+3" stands for the rest. */
const tileLimit = 4;

/** A frame is the card's width; a tile may be half of that, and its picture is then cut at the sides. */
const sizes = "100vw";

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
        <PictureColour picture={video.poster} />
        {/* biome-ignore lint/a11y/useMediaCaption: the product server knows no captions */}
        <video
          className={styles.video}
          src={video.poster ? video.url : `${video.url}#t=0.1`}
          poster={video.poster && posterAddress(video.poster, 750)}
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
            <UserPicture
              className={styles.picture}
              picture={picture.picture}
              alt={picture.label}
              width={picture.width}
              sizes={sizes}
            />
            {rest > 0 && at === tileLimit - 1 && <bdi className={styles.rest} aria-hidden="true">{`+${rest}`}</bdi>}
          </a>
        </li>
      ))}
    </ul>
  );
}
