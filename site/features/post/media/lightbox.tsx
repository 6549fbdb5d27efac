import { type KeyboardEvent, type RefObject, useEffect, useEffectEvent, useRef, useState } from "react";
import { classNames } from "#site/components/class-names.ts";
import { ModalDialog } from "#site/components/dialog/modal-dialog.tsx";
import { PlayIcon } from "#site/components/icons/play-icon.tsx";
import { retryImages } from "#site/components/user-content/retry-images.ts";
import type { ImageView } from "#site/features/post/post-view.ts";
import { StepButtons } from "#site/features/post/step-buttons.tsx";
import { useI18n } from "#site/i18n/i18n-context.tsx";
import { imageAttributes, movingUrl } from "#site/images/image-url.ts";
import styles from "./lightbox.module.css";

interface LightboxProps {
  readonly images: readonly ImageView[];
  /** For each image, a URL that is loaded already and shown until the large one has come. */
  readonly previews: readonly (string | undefined)[];
  /** Index of the image shown first. */
  readonly start: number;
  readonly onClose: () => void;
  readonly returnFocusTo: RefObject<HTMLElement | null>;
}

/** Shows a post's images, whole and as large as the screen, side by side in a strip that snaps. */
export function Lightbox({ images, previews, start, onClose, returnFocusTo }: LightboxProps) {
  const { t, locale } = useI18n();
  const [index, setIndex] = useState(start);
  const strip = useRef<HTMLUListElement>(null);
  // Instantly: a second press during a smooth scroll would start from a place in between.
  const show = (at: number) => {
    const item = strip.current?.children[at];
    item?.scrollIntoView({ behavior: "instant", inline: "center", block: "nearest" });
    if (item) retryImages(item);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== "ArrowLeft" && event.key !== "ArrowRight") return;
    event.preventDefault();
    show(index + ((event.key === "ArrowRight") === (locale.direction === "ltr") ? 1 : -1));
  };

  // The dialog is open by then: effects of children run first.
  const onOpen = useEffectEvent(() => {
    show(start);
    // What is wider than the screen begins with its middle.
    for (const { firstElementChild: stage } of strip.current?.children ?? []) {
      const hidden = stage ? stage.scrollWidth - stage.clientWidth : 0;
      stage?.scrollTo({ left: (locale.direction === "ltr" ? hidden : -hidden) / 2, behavior: "instant" });
    }
  });
  useEffect(() => {
    onOpen(); // returns a promise in browsers whose scrolling does, which React would take for a clean-up
  }, []);

  return (
    <ModalDialog
      label={t("slides.gallery")}
      closeLabel={t("slides.closePictures")}
      onClose={onClose}
      returnFocusTo={returnFocusTo}
      fullScreen="dark"
      onKeyDown={onKeyDown}
    >
      <ul
        ref={strip}
        className={styles.strip}
        role="list"
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
        tabIndex={0}
        onScroll={({ currentTarget: { scrollLeft, clientWidth } }) =>
          // Negative where the page runs from right to left.
          setIndex(Math.round(Math.abs(scrollLeft) / clientWidth))
        }
      >
        {images.map((image, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: images never change places, and may be sent twice
          <li key={at} className={`ring-in-front ${styles.item}`}>
            <LargeImage image={image} preview={previews[at]} isNear={Math.abs(at - index) <= 1} />
          </li>
        ))}
      </ul>
      <div className={styles.top}>
        {images.length > 1 && <bdi>{t("slides.slide", { position: index + 1, total: images.length })}</bdi>}
      </div>
      <div className={`spread ${styles.controls}`}>
        <StepButtons
          index={index}
          last={images.length - 1}
          previousLabel={t("slides.previousPicture")}
          nextLabel={t("slides.nextPicture")}
          onStep={(by) => show(index + by)}
        />
      </div>
    </ModalDialog>
  );
}

interface LargeImageProps {
  readonly image: ImageView;
  readonly preview: string | undefined;
  /** In view or beside it; the others load when somebody comes near. */
  readonly isNear: boolean;
}

/** Shown whole, and at most twice as large as it is; one that would be a strip is scrolled. A GIF moves while it is pressed. */
function LargeImage({ image: { image, original, label, shape }, preview, isNear }: LargeImageProps) {
  const [hasLoaded, setHasLoaded] = useState(false);
  const [moves, setMoves] = useState(false);
  const { width, height } = image;
  const moving = movingUrl(image);
  const place = {
    className: `fill ${styles.image}`,
    ...(width && height && { width, height, style: { maxInlineSize: 2 * width, maxBlockSize: 2 * height } }),
  };
  // What a proxy serves comes in the sizes that it has: here the largest.
  const attributes = image.signature ? imageAttributes(image, width) : { src: original };
  const isLow = width && height && width > 2.1 * height;
  const scroll = shape === "comic" || shape === "page" ? styles.down : isLow ? styles.sideways : undefined;
  return (
    <div className={classNames("ring-in-front", styles.stage, scroll)} tabIndex={scroll ? 0 : undefined}>
      {preview && !hasLoaded && <img {...place} src={preview} alt="" />}
      <img
        {...place}
        alt={label}
        loading={isNear ? "eager" : "lazy"}
        decoding="sync" // no gap between the preview and it
        sizes={scroll ? "300vw" : "100vw"}
        {...(moves ? { src: moving } : attributes)}
        onLoad={() => setHasLoaded(true)}
        onError={() => setMoves(false)}
      />
      {moving && (
        <button type="button" className="fill" aria-label="GIF" aria-pressed={moves} onClick={() => setMoves(!moves)}>
          {!moves && <PlayIcon />}
        </button>
      )}
    </div>
  );
}
