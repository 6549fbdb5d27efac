import { type MouseEvent, useRef, useState } from "react";
import { classNames } from "#site/components/class-names.ts";
import { useLazyDialog } from "#site/components/dialog/use-lazy-dialog.tsx";
import { isModifiedClick } from "#site/components/is-modified-click.ts";
import { UserImage } from "#site/components/user-content/user-image.tsx";
import type { ImageView } from "#site/features/post/post-view.ts";
import { useI18n } from "#site/i18n/i18n-context.tsx";
import { defineIsland } from "#site/islands/define-island.tsx";
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
  const lightbox = useLazyDialog(loadLightbox, {
    offline: t("connection.offline"),
    otherwise: () => location.assign(link.current?.href ?? location.href),
  });
  const open = (event: MouseEvent<HTMLAnchorElement>, at: number) => {
    if (isModifiedClick(event)) return;
    event.preventDefault();
    link.current = event.currentTarget;
    setOpened({ at, previews: loadedImages(event.currentTarget.closest("ul")) });
    lightbox.open();
  };
  const urgencyOf = (at: number) => {
    if (!isInFirstView || at >= tileLimit) return "later";
    return at === 0 ? "first" : "soon";
  };
  return (
    <>
      <ul
        className={classNames(
          styles.frame,
          styles.mosaic,
          styles[`tiles${Math.min(images.length, tileLimit)}`],
          styles[(images.length === 1 && images[0]?.shape) || "square"],
        )}
        role="list"
        aria-label={images.length > 1 ? t("slides.gallery") : undefined}
      >
        {images.map((image, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: images never change places, and may be sent twice
          <li key={at} className={styles.tile}>
            <a href={image.original} target="_blank" rel="noopener" onClick={(event) => open(event, at)}>
              <UserImage
                className={styles.image}
                image={image.image}
                alt={image.label}
                width={Math.min(image.width ?? Number.POSITIVE_INFINITY, pixelsShown(image, at, images.length))}
                sizes={imageSizes(image, at, images.length)}
                urgency={urgencyOf(at)}
              />
              {at === tileLimit - 1 && images.length > tileLimit && (
                <bdi
                  className={`fill centered ${styles.rest}`}
                  aria-hidden="true"
                >{`+${formats.number(images.length - tileLimit)}`}</bdi>
              )}
            </a>
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

/** URLs of the images that the list shows already. */
function loadedImages(list: Element | null): (string | undefined)[] {
  return [...(list?.querySelectorAll("img") ?? [])].map(({ currentSrc, naturalWidth }) =>
    naturalWidth > 0 ? currentSrc : undefined,
  );
}

export const PostImagesIsland = defineIsland(PostImages, { name: "post-images", messages: ["slides", "connection"] });
