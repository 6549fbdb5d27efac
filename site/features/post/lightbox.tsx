import { type KeyboardEvent, useEffect, useRef, useState } from "react";
import { ArrowIcon } from "#site/ui/arrow-icon.tsx";
import { CloseIcon } from "#site/ui/close-icon.tsx";
import { openModal } from "#site/ui/modal-dialog-behaviour.ts";
import styles from "./lightbox.module.css";
import type { CarouselTexts } from "./post-texts.ts";
import type { PictureView } from "./post-view.ts";

interface LightboxProps {
  readonly pictures: readonly PictureView[];
  /** Index of the picture it opens with. */
  readonly first: number;
  /** Has the focus back afterwards. */
  readonly opener: HTMLElement;
  readonly texts: CarouselTexts;
  readonly onClose: () => void;
}

/** Milliseconds without a scroll event; Safari before 26 knows no `scrollend`. */
const restAfter = 120;

/** A post's pictures, whole and as large as the screen, side by side in a strip that snaps. */
export function Lightbox({ pictures, first, opener, texts, onClose }: LightboxProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const strip = useRef<HTMLUListElement>(null);
  const [index, setIndex] = useState(first);

  useEffect(() => {
    if (dialog.current) openModal(dialog.current, opener);
    strip.current?.children[first]?.scrollIntoView({ behavior: "instant", inline: "center", block: "nearest" });
  }, [first, opener]);

  // The picture meant, at once: a second press during the scroll goes on from there.
  const show = (at: number) => {
    const picture = strip.current?.children[at];
    if (!picture) return;
    setIndex(at);
    picture.scrollIntoView({ inline: "center", block: "nearest" });
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== "ArrowLeft" && event.key !== "ArrowRight") return;
    event.preventDefault();
    show(index + ((event.key === "ArrowRight") === (document.dir !== "rtl") ? 1 : -1));
  };
  // The picture a finger has left in view, once the strip is at rest.
  const resting = useRef<ReturnType<typeof setTimeout>>(undefined);
  const onScroll = () => {
    clearTimeout(resting.current);
    resting.current = setTimeout(() => {
      const { scrollLeft = 0, clientWidth = 1 } = strip.current ?? {};
      // Negative where the page runs from right to left.
      setIndex(Math.round(Math.abs(scrollLeft) / clientWidth));
    }, restAfter);
  };
  useEffect(() => () => clearTimeout(resting.current), []);

  return (
    <dialog ref={dialog} className={styles.lightbox} aria-label={texts.gallery} onClose={onClose} onKeyDown={onKeyDown}>
      <ul
        ref={strip}
        className={styles.strip}
        role="list"
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
        tabIndex={0}
        onScroll={onScroll}
      >
        {pictures.map((picture, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: pictures never change places, and may be told twice
          <li key={at} className={styles.item}>
            <img
              className={styles.picture}
              src={picture.original}
              alt={picture.label}
              loading={Math.abs(at - index) <= 1 ? "eager" : "lazy"}
              decoding="async"
            />
          </li>
        ))}
      </ul>
      <form method="dialog">
        <button className={`${styles.button} ${styles.close}`} type="submit" aria-label={texts.closePictures}>
          <CloseIcon />
        </button>
      </form>
      {pictures.length > 1 && (
        <>
          <button
            type="button"
            className={`${styles.button} ${styles.previous}`}
            aria-label={texts.previousPicture}
            disabled={index === 0}
            onClick={() => show(index - 1)}
          >
            <ArrowIcon toward="start" />
          </button>
          <button
            type="button"
            className={`${styles.button} ${styles.next}`}
            aria-label={texts.nextPicture}
            disabled={index === pictures.length - 1}
            onClick={() => show(index + 1)}
          >
            <ArrowIcon toward="end" />
          </button>
        </>
      )}
    </dialog>
  );
}
