import { classNames } from "#site/components/class-names.ts";
import { PlayIcon } from "#site/components/icons/play-icon.tsx";
import { UserImage } from "#site/components/user-content/user-image.tsx";
import { playVideo } from "#site/features/post/play-film.ts";
import type { CarouselTexts } from "#site/features/post/post-texts.ts";
import type { PostView, VideoView } from "#site/features/post/post-view.ts";
import { posterUrl } from "#site/images/image-url.ts";
import { ratioOfFrame } from "./aspect-ratio.ts";
import { imageSizes, pixelsShown, pixelsShownOfVideo, videoSizes } from "./image-sizes.ts";
import styles from "./post-media.module.css";

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
  const { videos, images } = post;
  const shape = videos[0]?.shape ?? (images.length === 1 ? images[0]?.shape : "square");
  const urgencyOf = (at: number) => {
    if (!main || at >= tileLimit) return "later";
    return images.length === 1 && videos.length === 0 ? "first" : "soon";
  };
  return (
    <div className={classNames(styles.media, shape && styles[shape])}>
      {videos.map((video, at) => (
        <Video key={video.url} video={video} main={main} first={main && at === 0} inBrowser={inBrowser} />
      ))}
      {images.length > 0 && (
        <ul
          className={classNames(
            styles.frame,
            styles.mosaic,
            styles[`tiles${Math.min(images.length, tileLimit)}`],
            styles[(images.length === 1 && images[0]?.shape) || "square"],
          )}
          role="list"
          aria-label={images.length > 1 ? texts.gallery : undefined}
          data-images=""
        >
          {images.map((image, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: pictures never change places, and may be told twice
            <li key={at} className={styles.tile}>
              <a href={image.original} target="_blank" rel="noopener">
                <UserImage
                  className={styles.picture}
                  image={image.image}
                  alt={image.label}
                  width={Math.min(image.width ?? Number.POSITIVE_INFINITY, pixelsShown(image, at, images.length))}
                  sizes={imageSizes(image, at, images.length)}
                  urgency={urgencyOf(at)}
                />
                {at === tileLimit - 1 && images.length > tileLimit && (
                  <bdi className={styles.rest} aria-hidden="true">{`+${images.length - tileLimit}`}</bdi>
                )}
              </a>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

interface VideoProps {
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
function Video({ video, main, first, inBrowser }: VideoProps) {
  const { url, label, playLabel, poster, shape } = video;
  const frame = classNames(styles.frame, styles[shape]);
  const video = { src: url, "aria-label": label, playsInline: true, preload: "none", controls: true } as const;
  // biome-ignore-start lint/a11y/useMediaCaption: the product server knows no captions
  if (!poster) return <video className={classNames(frame, main && styles.controlled)} {...video} />;
  return (
    <div className={classNames(frame, styles.film)}>
      <button
        type="button"
        className={styles.play}
        aria-label={playLabel}
        data-video={url}
        data-label={label}
        onClick={({ currentTarget }) => playVideo(currentTarget)}
      >
        <UserImage
          className={styles.poster}
          image={poster}
          alt=""
          width={pixelsShownOfVideo(shape)}
          sizes={videoSizes(shape)}
          urgency={first ? "first" : main ? "soon" : "later"}
        />
        <PlayIcon />
      </button>
      {!inBrowser && (
        <noscript>
          <video {...video} poster={posterUrl(poster, ratioOfFrame(shape) < 1 ? 750 : 1090)} />
        </noscript>
      )}
    </div>
  );
  // biome-ignore-end lint/a11y/useMediaCaption: the product server knows no captions
}
