import { classNames } from "#site/components/class-names.ts";
import { type ImageAttributes, imageAttributes } from "#site/images/image-url.ts";
import type { SignedImage } from "#site/images/signed-image.ts";
import { hideImage } from "./hide-image.ts";
import { ImageColor } from "./image-color.tsx";
import styles from "./user-image.module.css";

interface UserImageProps {
  readonly image: SignedImage;
  /** What it shows. */
  readonly alt: string | undefined;
  /** How wide it stands on which screens, as in HTML `sizes`: the browser chooses the file by it. */
  readonly sizes: string;
  /** Pixels across of the picture itself, where known: no file far above is offered. */
  readonly width?: number | undefined;
  /**
   * Seen at once, alone ("first") or with others ("soon"): fetched at once, or drawn in its place with the page itself,
   * which is faster still. All else waits until it comes near.
   */
  readonly urgency?: "first" | "soon" | "later" | undefined;
  /** React preloads an image that is not lazy from the head. `false` where the head must not name it. */
  readonly preload?: boolean;
  readonly className?: string | undefined;
}

/** A user's picture in the size and format the screen wants. The place around it must be positioned. */
export function UserImage({ image, alt, sizes, width, urgency = "later", preload = true, className }: UserImageProps) {
  const attributes: ImageAttributes = imageAttributes(image, width);
  const { placeholder, tilePlaceholder } = image;
  const drawn = { first: placeholder, soon: tilePlaceholder, later: undefined }[urgency];
  const img = (
    <img
      className={classNames(styles.picture, className)}
      {...attributes}
      sizes={attributes.srcSet && sizes}
      alt={alt ?? ""}
      // With the picture seen already, its file lets the page arrive first.
      loading={urgency === "later" || drawn ? "lazy" : undefined}
      fetchPriority={urgency === "first" || drawn ? "high" : undefined}
      onError={hideImage}
    />
  );
  return (
    <>
      <ImageColor image={image} />
      {drawn && (
        <img
          className={classNames(styles.placeholder, urgency === "soon" && styles.soft, className)}
          src={drawn}
          alt=""
        />
      )}
      {preload ? img : <picture className={styles.wrapper}>{img}</picture>}
    </>
  );
}
