import { type MouseEvent, type RefObject, useEffect, useEffectEvent, useRef, useState } from "react";
import { buttonStyle } from "#site/components/button-style.ts";
import { classNames } from "#site/components/class-names.ts";
import { useLazyDialog } from "#site/components/dialog/use-lazy-dialog.tsx";
import { LineIcon } from "#site/components/icons/line-icon.tsx";
import { isModifiedClick } from "#site/components/is-modified-click.ts";
import { isLost, retryImages } from "#site/components/user-content/retry-images.ts";
import { UserImage } from "#site/components/user-content/user-image.tsx";
import type { ImageView } from "#site/features/post/post-view.ts";
import { useI18n } from "#site/i18n/i18n-context.tsx";
import { defineIsland } from "#site/islands/define-island.tsx";
import { type AspectRatio, isCutBelow, isFramedByItself, pairShape } from "./aspect-ratio.ts";
import { imageSizes, pixelsShown } from "./image-sizes.ts";
import styles from "./post-media.module.css";

const loadLightbox = () => import("./lightbox.tsx").then((module) => module.Lightbox);

interface PostImagesProps {
  readonly images: readonly ImageView[];
  /** Whether they are what a visitor sees first. */
  readonly isInFirstView: boolean;
}

/** What the lightbox was opened for: where it begins, and what the page has loaded of each image. */
interface Opened {
  readonly at: number;
  readonly previews: readonly (string | undefined)[];
}

/** Images shown before "+3" stands for the rest; without script all of them are shown. */
const tileLimit = 4;

/**
 * The images of a post. Several are a mosaic and not a strip, because sideways belongs to the carousel. Each opens in the
 * lightbox; without script, and for a new tab, each is a link to the original.
 */
export function PostImages({ images, isInFirstView }: PostImagesProps) {
  const { t, formats } = useI18n();
  const [opened, setOpened] = useState<Opened>();
  const link = useRef<HTMLAnchorElement>(null);
  const list = useRef<HTMLUListElement>(null);
  const came = useArrivals(list);
  const lightbox = useLazyDialog(loadLightbox, {
    offline: t("connection.offline"),
    otherwise: () => location.assign(link.current?.href ?? location.href),
  });
  const open = (event: MouseEvent<HTMLAnchorElement>, at: number) => {
    if (isModifiedClick(event)) return;
    event.preventDefault();
    link.current = event.currentTarget;
    setOpened({ at, previews: loadedImages(list.current) });
    lightbox.open(event.currentTarget);
  };
  const urgencyOf = (at: number) => {
    if (!isInFirstView || at >= tileLimit) return "later";
    return at === 0 ? "first" : "soon";
  };
  const alone = images.length === 1 ? images[0]?.shape : undefined;
  const high = alone === "unknown" && came.high;
  const isCut = (shape: AspectRatio) => isCutBelow(shape) || shape === "page" || high;
  const sizes = images.map(({ image }) => image);
  const givesSize = alone !== undefined && isFramedByItself(alone);
  return (
    <>
      <ul
        ref={list}
        className={classNames(
          styles.frame,
          styles[`tiles${Math.min(images.length, tileLimit)}`],
          givesSize && styles.sized,
          styles[alone ?? pairShape(sizes) ?? "square"],
        )}
        onErrorCapture={came.update}
        onLoadCapture={came.update}
        role="list"
        aria-label={images.length > 1 ? t("slides.gallery") : undefined}
      >
        {images.map((image, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: images never change places, and may be sent twice
          <li key={at} className={`ring-in-front ${styles.tile}`}>
            <a
              className={givesSize ? undefined : "fill"}
              href={image.original}
              target="_blank"
              rel="noopener"
              onClick={(event) => open(event, at)}
            >
              {high && <img className={`fill ${styles.blur}`} src={high} alt="" />}
              <UserImage
                className={classNames("fill note", styles.image, isCut(image.shape) && "fades-below")}
                image={image.image}
                alt={image.label}
                width={pixelsShown(sizes, at)}
                sizes={imageSizes(sizes, at)}
                urgency={urgencyOf(at)}
                givesSize={givesSize}
              />
              {alone && (isCut(alone) || alone === "panorama") && (
                <LineIcon className={styles.more} strokeWidth="2">
                  <path d={alone === "panorama" ? "m8 8-4 4 4 4m8-8 4 4-4 4M4 12h16" : "m7 10 5 5 5-5"} />
                </LineIcon>
              )}
              {image.image.isAnimated && <span className={styles.mark}>GIF</span>}
              {at === tileLimit - 1 && images.length > tileLimit && (
                <bdi className={styles.rest} aria-hidden="true">{`+${formats.number(images.length - tileLimit)}`}</bdi>
              )}
            </a>
            {came.lost.includes(at) && (
              <div className={`fill centered stack-3 ${styles.lost}`}>
                <p>{t("slides.pictureFailed")}</p>
                <button type="button" className={buttonStyle("quiet", "small")} onClick={() => came.retry(at)}>
                  {t("slides.retry")}
                </button>
              </div>
            )}
          </li>
        ))}
      </ul>
      {opened && lightbox.Dialog && (
        <lightbox.Dialog
          images={images}
          previews={opened.previews}
          start={opened.at}
          onClose={lightbox.close}
          returnFocusTo={link}
        />
      )}
      {lightbox.notice}
    </>
  );
}

/** Height over width from which a square frame cuts off what a visitor would miss. */
const noticed = 1.15;

/** Follows which images of a list have not come, and the URL of the first one if it turned out to be upright. */
function useArrivals(list: RefObject<HTMLUListElement | null>) {
  const [lost, setLost] = useState<readonly number[]>([]);
  const [high, setHigh] = useState<string>();
  const update = () => {
    const tiles = [...(list.current?.children ?? [])].map((tile) =>
      tile.querySelector<HTMLImageElement>(".user-image"),
    );
    setLost(tiles.flatMap((image, at) => (image && isLost(image) ? [at] : [])));
    const [first] = tiles;
    setHigh(first && first.naturalHeight > noticed * first.naturalWidth ? first.currentSrc : undefined);
  };
  const onReady = useEffectEvent(update);
  // Some may have failed before this script was there.
  useEffect(() => {
    onReady();
  }, []);
  const retry = (at: number) => {
    const tile = list.current?.children[at];
    tile?.querySelector("a")?.focus({ preventScroll: true });
    if (tile) retryImages(tile);
    update();
  };
  return { lost, high, update, retry };
}

/** URLs of the images that the list shows already. */
function loadedImages(list: Element | null): (string | undefined)[] {
  return [...(list?.querySelectorAll<HTMLImageElement>(".user-image") ?? [])].map(({ currentSrc, naturalWidth }) =>
    naturalWidth > 0 ? currentSrc : undefined,
  );
}

export const PostImagesIsland = defineIsland(PostImages, { name: "post-images", messages: ["slides", "connection"] });
