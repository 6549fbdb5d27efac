import { type KeyboardEvent, useEffect, useRef, useState } from "react";
import { ArrowIcon } from "#site/ui/arrow-icon.tsx";
import { CloseIcon } from "#site/ui/close-icon.tsx";
import { openModal } from "#site/ui/modal-dialog-behaviour.ts";
import { UserPicture } from "#site/ui/user-picture.tsx";
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

/** A post's pictures, whole and as large as the screen, side by side in a strip that snaps. */
export function Lightbox({ pictures, first, opener, texts, onClose }: LightboxProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const strip = useRef<HTMLUListElement>(null);
  const [index, setIndex] = useState(first);

  const move = (by: -1 | 1) => bringIntoView(strip.current?.children[indexInView(strip.current) + by]);
  useEffect(() => {
    if (dialog.current) openModal(dialog.current, opener);
    bringIntoView(strip.current?.children[first]);
  }, [first, opener]);

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== "ArrowLeft" && event.key !== "ArrowRight") return;
    event.preventDefault();
    move((event.key === "ArrowRight") === (document.dir !== "rtl") ? 1 : -1);
  };
  return (
    <dialog ref={dialog} className={styles.lightbox} aria-label={texts.gallery} onClose={onClose} onKeyDown={onKeyDown}>
      <ul
        ref={strip}
        className={styles.strip}
        role="list"
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
        tabIndex={0}
        onScroll={() => setIndex(indexInView(strip.current))}
      >
        {pictures.map((picture, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: pictures never change places, and may be told twice
          <li key={at} className={styles.item}>
            <UserPicture
              className={styles.picture}
              picture={picture.picture.signature ? picture.picture : { url: picture.original }}
              alt={picture.label}
              width={picture.width}
              sizes="100vw"
              urgency={Math.abs(at - index) <= 1 ? "soon" : "later"}
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
            onClick={() => move(-1)}
          >
            <ArrowIcon toward="start" />
          </button>
          <button
            type="button"
            className={`${styles.button} ${styles.next}`}
            aria-label={texts.nextPicture}
            disabled={index === pictures.length - 1}
            onClick={() => move(1)}
          >
            <ArrowIcon toward="end" />
          </button>
        </>
      )}
    </dialog>
  );
}

/** From the strip itself: a press that comes before React has drawn the last one counts too. */
function indexInView(strip: HTMLElement | null): number {
  // Negative where the page runs from right to left.
  return strip ? Math.round(Math.abs(strip.scrollLeft) / strip.clientWidth) : 0;
}

/** At once, not smoothly: a second press during a smooth scroll would start from a place in between. */
function bringIntoView(picture: Element | undefined): void {
  picture?.scrollIntoView({ behavior: "instant", inline: "center", block: "nearest" });
}
