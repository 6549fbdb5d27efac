import type { ReactNode } from "react";
import { ArrowIcon } from "#site/components/icons/arrow-icon.tsx";
import { VisuallyHidden } from "#site/components/visually-hidden.tsx";
import { PostCard } from "#site/features/post/post-card.tsx";
import type { CarouselTexts } from "#site/features/post/post-texts.ts";
import type { PostView } from "#site/features/post/post-view.ts";
import { JoinSlide } from "./join-slide.tsx";
import styles from "./post-carousel.module.css";

export interface PostCarouselProps {
  readonly posts: readonly PostView[];
  readonly texts: CarouselTexts;
  /** Where the Join button leads without script. */
  readonly downloadHref: string;
  /** Drawn by a script, which then need not say what is there without one. */
  readonly inBrowser?: boolean;
  /** The store links of the join slide. */
  readonly children?: ReactNode;
}

/**
 * The post, the others after it, and the join slide: index 0 … number of posts (specification, section 4), as it stands
 * before install-post-carousel.ts makes it move. Without script the posts stand below one another; see
 * docs/decisions/0005-post-carousel.md.
 */
export function PostCarousel({ posts, texts, downloadHref, inBrowser = false, children }: PostCarouselProps) {
  // What create-lightbox.ts says.
  const lightboxTexts = [texts.gallery, texts.closeImages, texts.previousImage, texts.nextImage].join("|");
  return (
    <section
      id="post-carousel"
      className={styles.carousel}
      aria-label={texts.label}
      data-lightbox={posts.some(({ images }) => images.length > 0) ? lightboxTexts : undefined}
    >
      <div className={styles.progress} aria-hidden="true">
        {[...posts, "join"].map((_, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a mark is its place
          <span key={at} className={styles.mark} data-passed={at === 0 ? "" : undefined} />
        ))}
        <bdi className={styles.position} data-text={texts.position}>
          {texts.position.replace("#", "1")}
        </bdi>
      </div>
      <div className={styles.viewport}>
        <ul className={styles.track} role="list">
          {posts.map((post, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the posts never change places, and may be told twice
            <li key={at} className={styles.slide} data-slide={at}>
              {at === 1 && <h2 className={styles.others}>{texts.others}</h2>}
              <PostCard post={post} texts={texts} main={at === 0} inBrowser={inBrowser} />
            </li>
          ))}
          <li className={styles.slide} data-slide={posts.length} data-join="">
            <JoinSlide texts={texts} downloadHref={downloadHref}>
              {children}
            </JoinSlide>
          </li>
        </ul>
      </div>
      <div className={styles.announcer} aria-live="polite">
        <VisuallyHidden text={texts.announcement} />
      </div>
      <div className={styles.controls}>
        <button type="button" className={styles.button} aria-label={texts.previous} data-step={-1} disabled>
          <ArrowIcon toward="start" />
        </button>
        <button type="button" className={styles.button} aria-label={texts.next} data-step={1}>
          <ArrowIcon toward="end" />
        </button>
      </div>
    </section>
  );
}
