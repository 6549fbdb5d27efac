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
  /** Width of the original in pixels, where known: no file far above it is offered. */
  readonly width?: number | undefined;
  /**
   * "first": the largest content of the first screen, fetched before all else. "soon": on the first screen, too.
   * "later": fetched when it comes near.
   */
  readonly urgency?: "first" | "soon" | "later" | undefined;
  /** React preloads an image that is not lazy from the head. `false` where the head must not name it. */
  readonly preload?: boolean;
  readonly className?: string | undefined;
}

/** A user's image in the size and format the screen wants. The place around it must be positioned. */
export function UserImage({ image, alt, sizes, width, urgency = "later", preload = true, className }: UserImageProps) {
  const attributes: ImageAttributes = imageAttributes(image, width);
  const img = (
    <img
      className={classNames(styles.image, className)}
      {...attributes}
      sizes={attributes.srcSet && sizes}
      alt={alt ?? ""}
      loading={urgency === "later" ? "lazy" : undefined}
      fetchPriority={urgency === "first" ? "high" : undefined}
      onError={hideImage}
    />
  );
  return (
    <>
      <ImageColor image={image} />
      {preload ? img : <picture className={styles.wrapper}>{img}</picture>}
    </>
  );
}
