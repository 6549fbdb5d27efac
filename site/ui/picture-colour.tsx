import type { SignedPicture } from "#site/pictures/signed-picture.ts";
import styles from "./picture-colour.module.css";

/**
 * A picture's colour, in its place until it has come. It stands in an SVG attribute, since the policy forbids inline
 * styles. The place around it must be positioned, and so must what comes to stand before it.
 */
export function PictureColour({ picture }: { readonly picture: SignedPicture | undefined }) {
  if (!picture?.colour) return null;
  return <svg className={styles.colour} color={picture.colour} aria-hidden="true" />;
}
