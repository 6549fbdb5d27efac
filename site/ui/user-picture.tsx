import { type PictureAttributes, pictureAttributes } from "#site/pictures/picture-address.ts";
import type { SignedPicture } from "#site/pictures/signed-picture.ts";
import { classes } from "./classes.ts";
import { hidePicture } from "./hide-picture.ts";
import { PictureColour } from "./picture-colour.tsx";
import styles from "./user-picture.module.css";

interface UserPictureProps {
  readonly picture: SignedPicture;
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
  readonly className?: string | undefined;
}

/** A user's picture in the size and format the screen wants. The place around it must be positioned. */
export function UserPicture({ picture, alt, sizes, width, urgency = "later", className }: UserPictureProps) {
  const attributes: PictureAttributes = pictureAttributes(picture, width);
  const { placeholder, tilePlaceholder } = picture;
  const drawn = { first: placeholder, soon: tilePlaceholder, later: undefined }[urgency];
  return (
    <>
      <PictureColour picture={picture} />
      {drawn && (
        <img className={classes(styles.placeholder, urgency === "soon" && styles.soft, className)} src={drawn} alt="" />
      )}
      <img
        className={classes(styles.picture, className)}
        {...attributes}
        sizes={attributes.srcSet && sizes}
        alt={alt ?? ""}
        // With the picture seen already, its file lets the page arrive first.
        loading={urgency === "later" || drawn ? "lazy" : undefined}
        fetchPriority={urgency === "first" || drawn ? "high" : undefined}
        onError={hidePicture}
      />
    </>
  );
}
