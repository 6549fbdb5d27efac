import { type MouseEvent, useState } from "react";
import { Lightbox } from "./lightbox.tsx";
import styles from "./post-media.module.css";
import type { CarouselTexts } from "./post-texts.ts";
import type { PostView } from "./post-view.ts";

interface PostMediaProps {
  readonly post: PostView;
  readonly texts: CarouselTexts;
  readonly main: boolean;
  readonly near: boolean;
}

/** Pictures shown before "+3" stands for the rest; all of them without script. */
const tileLimit = 4;

/**
 * Videos and pictures of a post. Several pictures are a mosaic and not a strip: sideways belongs to the carousel.
 * Each picture opens in a lightbox, and without script by its own address.
 */
export function PostMedia({ post, texts, main, near }: PostMediaProps) {
  const [opened, setOpened] = useState<{ readonly at: number; readonly by: HTMLElement }>();
  const { videos, pictures } = post;
  const open = (at: number) => (event: MouseEvent<HTMLElement>) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    setOpened({ at, by: event.currentTarget });
  };
  const shape = videos[0]?.shape ?? (pictures.length === 1 ? pictures[0]?.shape : "square");
  return (
    <div className={`${styles.media} ${styles.shaped}`} data-shape={shape}>
      {videos.map((video) => (
        // biome-ignore lint/a11y/useMediaCaption: the product server knows no captions
        <video
          key={video.url}
          className={`${styles.frame} ${styles.shaped}`}
          data-shape={video.shape}
          src={video.url}
          poster={video.poster}
          aria-label={video.label}
          controls
          playsInline
          preload="none"
        />
      ))}
      {pictures.length > 0 && (
        <ul
          className={`${styles.frame} ${styles.shaped} ${styles.mosaic}`}
          role="list"
          aria-label={pictures.length > 1 ? texts.gallery : undefined}
          data-count={Math.min(pictures.length, tileLimit)}
          data-shape={pictures.length === 1 ? pictures[0]?.shape : "square"}
        >
          {pictures.map((picture, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: pictures never change places, and may be told twice
            <li key={at} className={styles.tile}>
              <a href={picture.original} target="_blank" rel="noopener" onClick={open(at)}>
                <img
                  className={styles.picture}
                  src={picture.url}
                  alt={picture.label}
                  loading={near || (main && at < tileLimit) ? "eager" : "lazy"}
                  fetchPriority={main && at === 0 && videos.length === 0 ? "high" : undefined}
                  decoding="async"
                />
                {at === tileLimit - 1 && pictures.length > tileLimit && (
                  <bdi className={styles.rest} aria-hidden="true">{`+${pictures.length - tileLimit}`}</bdi>
                )}
              </a>
            </li>
          ))}
        </ul>
      )}
      {opened && (
        <Lightbox
          pictures={pictures}
          first={opened.at}
          opener={opened.by}
          texts={texts}
          onClose={() => setOpened(undefined)}
        />
      )}
    </div>
  );
}
