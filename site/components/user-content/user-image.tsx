import { classNames } from "#site/components/class-names.ts";
import { type ImageAttributes, imageAttributes } from "#site/images/image-url.ts";
import type { SignedImage } from "#site/images/signed-image.ts";
import { ImageColor } from "./image-color.tsx";

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
  /** False: the head does not name the image, because it may be part of a credential. */
  readonly isPreloaded?: boolean;
  /** Whether the place around it has no size of its own, and gets that of the image. */
  readonly givesSize?: boolean;
  readonly className?: string | undefined;
}

/**
 * Characters of an image's URL. React preloads an image that is not lazy from the head and names each of its sizes there;
 * social meta tags must stay within the first 16 kB (head/social-meta-tags.ts).
 */
const preloadedUrlLimit = 300;

/** A user's image in the size and format the screen wants. The place around it must be positioned. */
export function UserImage(props: UserImageProps) {
  const { image, alt, sizes, width, urgency = "later", isPreloaded = true, givesSize, className } = props;
  const attributes: ImageAttributes = imageAttributes(image, width);
  const isEarly = urgency !== "later" && (!isPreloaded || image.url.length <= preloadedUrlLimit);
  const element = (
    <img
      className={classNames("user-image", className)}
      {...attributes}
      sizes={attributes.srcSet && sizes}
      alt={alt ?? ""}
      loading={isEarly ? undefined : "lazy"}
      fetchPriority={isEarly && urgency === "first" ? "high" : undefined}
    />
  );
  return (
    <>
      <ImageColor image={image} givesSize={givesSize} />
      {/* React preloads no image within <picture>, whose sources it does not know. */}
      {isPreloaded ? element : <picture className="no-box">{element}</picture>}
    </>
  );
}
