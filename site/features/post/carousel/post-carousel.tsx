import { Children, type CSSProperties, type ReactNode, useEffect, useEffectEvent, useRef, useState } from "react";
import { StepButtons } from "#site/features/post/step-buttons.tsx";
import { useI18n } from "#site/i18n/i18n-context.tsx";
import { defineIsland, ServerHtml } from "#site/islands/define-island.tsx";
import { useBrowserValue } from "#site/islands/use-browser-value.ts";
import styles from "./post-carousel.module.css";
import { preloadSlide, showSlide } from "./slide-contents.ts";
import { directionOfSwipe } from "./swipe.ts";
import { useArrowKeys } from "./use-arrow-keys.ts";
import { useSwipe } from "./use-swipe.ts";

/** How much of a drag beyond the first or last slide is shown: enough to feel the end. */
const resistance = 0.3;

interface PostCarouselProps {
  readonly slideCount: number;
  /** The contents of each slide: the posts, then the join slide. */
  readonly children?: ReactNode;
}

/**
 * The post, the others after it, and the join slide: index 0 … number of posts (specification, section 4). Without
 * script all of them stand below one another. docs/decisions/0005-post-carousel.md describes the choices.
 */
export function PostCarousel({ slideCount, children }: PostCarouselProps) {
  const { t, locale } = useI18n();
  const [index, setIndex] = useState(0);
  // Only a carousel that can show slides again may hide them from keyboard and screen reader.
  const isLive = useBrowserValue(() => true, false);
  const track = useRef<HTMLUListElement>(null);
  const last = slideCount - 1;
  const slides = Array.from({ length: slideCount }, (_, at) => at);
  const step = (by: -1 | 1) => {
    setIndex((current) => Math.min(Math.max(current + by, 0), last));
    // A visitor who has scrolled to the end of this slide starts at the top of the next.
    if (slides[index + by] !== undefined) scrollTo({ top: 0, behavior: "instant" });
  };
  const swipe = useSwipe(locale.direction, step);
  useArrowKeys(locale.direction, step);

  const preloadNext = () => {
    const next = track.current?.children[index + 1];
    if (next) preloadSlide(next);
  };
  const onShown = useEffectEvent((shown: number) => {
    showSlide(track.current?.children ?? [], shown);
    // The first slide's neighbor waits for the first touch: many visitors never go on.
    if (shown > 0) preloadNext();
  });
  useEffect(() => {
    onShown(index);
  }, [index]);

  const contents = Children.toArray(children);
  const place = { position: index + 1, total: slideCount };
  return (
    <section
      className={`stack ${styles.carousel}`}
      aria-label={t("slides.carousel")}
      data-live={isLive ? "" : undefined}
      onPointerDown={preloadNext}
    >
      <div className={`line screen-only script-only ${styles.progress}`} aria-hidden="true">
        {slides.map((at) => (
          <span key={at} className={styles.mark} data-passed={at <= index ? "" : undefined} />
        ))}
        {/* Translators write other digits. The next step writes these again. */}
        <bdi className={styles.position} translate="no" suppressHydrationWarning>
          {t("slides.slide", place)}
        </bdi>
      </div>
      <div className={styles.viewport} {...swipe.handlers}>
        <ul
          ref={track}
          className={styles.track}
          role="list"
          // After hydration only: the Content-Security-Policy refuses style attributes in HTML.
          style={
            isLive ? ({ "--index": index, "--drag": `${dragShown(swipe.distance)}px` } as CSSProperties) : undefined
          }
          data-dragged={swipe.distance === 0 ? undefined : ""}
        >
          {slides.map((at) => (
            <li
              key={at}
              className={at === last && at === index ? `${styles.slide} ${styles.lastInView}` : styles.slide}
              inert={isLive && at !== index}
              data-slide={at}
            >
              <ServerHtml>{contents[at]}</ServerHtml>
            </li>
          ))}
        </ul>
      </div>
      <div className="hidden-text" aria-live="polite">
        {isLive && t("slides.slideAnnouncement", place)}
      </div>
      <div className={`spread screen-only script-only ${styles.controls}`}>
        <StepButtons
          index={index}
          last={last}
          previousLabel={t("slides.previous")}
          nextLabel={t("slides.next")}
          onStep={step}
        />
      </div>
    </section>
  );

  function dragShown(distance: number): number {
    const target = index + directionOfSwipe(distance, locale.direction);
    return target < 0 || target > last ? distance * resistance : distance;
  }
}

export const PostCarouselIsland = defineIsland(PostCarousel, { name: "post-carousel", messages: ["slides"] });
