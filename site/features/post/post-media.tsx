import { posterAddress } from "#site/pictures/picture-address.ts";
import { classes } from "#site/ui/classes.ts";
import { PlaySign } from "#site/ui/play-sign.tsx";
import { UserPicture } from "#site/ui/user-picture.tsx";
import { frameRatio } from "./frame-shape.ts";
import { filmSizes, pictureSizes, pixelsShown, pixelsShownOfFilm } from "./picture-sizes.ts";
import { playFilm } from "./play-film.ts";
import styles from "./post-media.module.css";
import type { CarouselTexts } from "./post-texts.ts";
import type { PostView, VideoView } from "./post-view.ts";

interface PostMediaProps {
  readonly post: PostView;
  readonly texts: CarouselTexts;
  readonly main: boolean;
  readonly inBrowser: boolean;
}

/** Pictures shown before "+3" stands for the rest; all of them without script. */
const tileLimit = 4;

/**
 * Videos and pictures of a post. Several pictures are a mosaic and not a strip: sideways belongs to the carousel.
 * Each picture opens in a lightbox, and without script by its own address. What is not in view first waits until
 * bring-near.ts fetches it.
 */
export function PostMedia({ post, texts, main, inBrowser }: PostMediaProps) {
  const { videos, pictures } = post;
  const shape = videos[0]?.shape ?? (pictures.length === 1 ? pictures[0]?.shape : "square");
  const urgencyOf = (at: number) => {
    if (!main || at >= tileLimit) return "later";
    return pictures.length === 1 && videos.length === 0 ? "first" : "soon";
  };
  return (
    <div className={classes(styles.media, shape && styles[shape])}>
      {videos.map((video, at) => (
        <Film key={video.url} video={video} main={main} first={main && at === 0} inBrowser={inBrowser} />
      ))}
      {pictures.length > 0 && (
        <ul
          className={classes(
            styles.frame,
            styles.mosaic,
            styles[`tiles${Math.min(pictures.length, tileLimit)}`],
            styles[(pictures.length === 1 && pictures[0]?.shape) || "square"],
          )}
          role="list"
          aria-label={pictures.length > 1 ? texts.gallery : undefined}
          data-pictures=""
        >
          {pictures.map((picture, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: pictures never change places, and may be told twice
            <li key={at} className={styles.tile}>
              <a href={picture.original} target="_blank" rel="noopener">
                <UserPicture
                  className={styles.picture}
                  picture={picture.picture}
                  alt={picture.label}
                  width={Math.min(picture.width ?? Number.POSITIVE_INFINITY, pixelsShown(picture, at, pictures.length))}
                  sizes={pictureSizes(picture, at, pictures.length)}
                  urgency={urgencyOf(at)}
                />
                {at === tileLimit - 1 && pictures.length > tileLimit && (
                  <bdi className={styles.rest} aria-hidden="true">{`+${pictures.length - tileLimit}`}</bdi>
                )}
              </a>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

interface FilmProps {
  readonly video: VideoView;
  readonly main: boolean;
  /** In view first. */
  readonly first: boolean;
  readonly inBrowser: boolean;
}

/**
 * Its first picture, which is a button, and nothing of the film itself before that is pressed (play-film.ts). Without
 * script, and where there is no picture, it is there with the browser's controls.
 */
function Film({ video, main, first, inBrowser }: FilmProps) {
  const { url, label, playLabel, poster, shape } = video;
  const frame = classes(styles.frame, styles[shape]);
  const film = { src: url, "aria-label": label, playsInline: true, preload: "none", controls: true } as const;
  // biome-ignore-start lint/a11y/useMediaCaption: the product server knows no captions
  if (!poster) return <video className={classes(frame, main && styles.controlled)} {...film} />;
  return (
    <div className={classes(frame, styles.film)}>
      <button
        type="button"
        className={styles.play}
        aria-label={playLabel}
        data-film={url}
        data-label={label}
        onClick={({ currentTarget }) => playFilm(currentTarget)}
      >
        <UserPicture
          className={styles.poster}
          picture={poster}
          alt=""
          width={pixelsShownOfFilm(shape)}
          sizes={filmSizes(shape)}
          urgency={first ? "first" : main ? "soon" : "later"}
        />
        <PlaySign />
      </button>
      {!inBrowser && (
        <noscript>
          <video {...film} poster={posterAddress(poster, frameRatio(shape) < 1 ? 750 : 1090)} />
        </noscript>
      )}
    </div>
  );
  // biome-ignore-end lint/a11y/useMediaCaption: the product server knows no captions
}
