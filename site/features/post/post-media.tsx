import { posterAddress } from "#site/pictures/picture-address.ts";
import { UserPicture } from "#site/ui/user-picture.tsx";
import { frameRatio } from "./frame-shape.ts";
import { pictureSizes, pixelsShown } from "./picture-sizes.ts";
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
  const films = videos.map((video) => (
    <Film key={video.url} video={video} first={main} posterLater={!main && inBrowser} />
  ));
  const shape = videos[0]?.shape ?? (pictures.length === 1 ? pictures[0]?.shape : "square");
  const urgencyOf = (at: number) => {
    if (main && at === 0 && videos.length === 0) return "first";
    return at < tileLimit && main ? "soon" : "later";
  };
  return (
    <div className={classes(styles.media, shape && styles[shape])}>
      {
        // Without script every slide is in sight; with it, no poster of another slide is loaded before its time.
        films.length > 0 && (main || inBrowser ? films : <noscript>{films}</noscript>)
      }
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
  /** On the slide in view first. */
  readonly first: boolean;
  readonly posterLater: boolean;
}

/** Its first picture, and nothing of the film itself before it is started. */
function Film({ video, first, posterLater }: FilmProps) {
  const poster = video.poster && posterAddress(video.poster, frameRatio(video.shape) < 1 ? 750 : 1090);
  return (
    // biome-ignore lint/a11y/useMediaCaption: the product server knows no captions
    <video
      className={classes(styles.frame, styles[video.shape], first && styles.first)}
      src={video.url}
      poster={posterLater ? undefined : poster}
      data-poster={posterLater ? poster : undefined}
      aria-label={video.label}
      controls
      playsInline
      preload="none"
    />
  );
}

/** Some shapes and numbers of pictures need no rules of their own. */
function classes(...names: readonly (string | false | undefined)[]): string {
  return names.filter(Boolean).join(" ");
}
