import { type ReactNode, useEffect, useRef, useState } from "react";
import { ArrowIcon } from "#site/ui/arrow-icon.tsx";
import { VisuallyHidden } from "#site/ui/visually-hidden.tsx";
import { JoinSlide } from "./join-slide.tsx";
import { PostCard } from "./post-card.tsx";
import styles from "./post-carousel.module.css";
import type { CarouselTexts } from "./post-texts.ts";
import type { PostView } from "./post-view.ts";
import { useArrowKeys } from "./use-arrow-keys.ts";
import { useSlide } from "./use-slide.ts";

export interface PostCarouselProps {
  readonly posts: readonly PostView[];
  readonly texts: CarouselTexts;
  readonly direction: "ltr" | "rtl";
  /** Where the Join button leads without script. */
  readonly downloadHref: string;
  /** The store links of the join slide. */
  readonly children?: ReactNode;
}

/**
 * The post, the others after it, and the join slide: index 0 … number of posts (specification, section 4).
 * Without script the posts stand below one another; see docs/decisions/0005-post-carousel.md.
 */
export function PostCarousel({ posts, texts, direction, downloadHref, children }: PostCarouselProps) {
  const last = posts.length;
  // Only a running island may hide slides from keyboard and screen reader.
  const [live, setLive] = useState(false);
  useEffect(() => setLive(true), []);
  const { index, step, viewport, track } = useSlide(last, direction);
  useArrowKeys(direction, step);
  // How far pictures are fetched: the next slide's from the first touch on, so that it is there when it comes.
  const [reach, setReach] = useState(0);
  const reachOn = () => setReach((reached) => Math.max(reached, index + 1));
  // biome-ignore lint/correctness/useExhaustiveDependencies: with every further slide, however it was reached
  useEffect(() => {
    if (index > 0) reachOn();
  }, [index]);
  const previous = useRef<HTMLButtonElement>(null);
  const next = useRef<HTMLButtonElement>(null);
  // A button that goes dead under the finger hands the focus to its neighbour, so that the keyboard is not lost.
  const press = (button: HTMLButtonElement | null, by: -1 | 1) => {
    const target = step(by);
    if (target === 0 && by < 0) focusAfter(button, next.current);
    if (target === last && by > 0) focusAfter(button, previous.current);
  };

  return (
    <section className={styles.carousel} aria-label={texts.label} data-live={live || undefined} onPointerDown={reachOn}>
      <div className={styles.progress} aria-hidden="true">
        {texts.positions.map((position, at) => (
          <span key={position} className={styles.mark} data-passed={at <= index || undefined} />
        ))}
        <bdi className={styles.position}>{texts.positions[index]}</bdi>
      </div>
      <div className={styles.viewport} ref={viewport}>
        <ul className={styles.track} ref={track} role="list">
          {posts.map((post, at) => (
            <li
              // biome-ignore lint/suspicious/noArrayIndexKey: the posts never change places, and may be told twice
              key={at}
              className={styles.slide}
              inert={live && at !== index}
              data-slide={at}
            >
              {at === 1 && <h2 className={styles.others}>{texts.others}</h2>}
              <PostCard
                post={post}
                texts={texts}
                main={at === 0}
                shown={at === index}
                near={live && at <= Math.max(index, reach)}
              />
            </li>
          ))}
          <li className={styles.slide} inert={live && index !== last} data-slide={last} data-join="">
            <JoinSlide texts={texts} downloadHref={downloadHref} shown={index === last}>
              {children}
            </JoinSlide>
          </li>
        </ul>
      </div>
      <div className={styles.announcer} aria-live="polite">
        <VisuallyHidden>{live ? texts.announcements[index] : ""}</VisuallyHidden>
      </div>
      <div className={styles.controls}>
        <button
          ref={previous}
          type="button"
          className={styles.button}
          aria-label={texts.previous}
          disabled={index === 0}
          onClick={() => press(previous.current, -1)}
        >
          <ArrowIcon toward="start" />
        </button>
        <button
          ref={next}
          type="button"
          className={styles.button}
          aria-label={texts.next}
          disabled={index === last}
          onClick={() => press(next.current, 1)}
        >
          <ArrowIcon toward="end" />
        </button>
      </div>
    </section>
  );
}

function focusAfter(button: HTMLButtonElement | null, other: HTMLButtonElement | null): void {
  if (document.activeElement === button) other?.focus({ preventScroll: true });
}
