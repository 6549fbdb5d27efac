import type { SignedImage } from "#site/images/signed-image.ts";
import styles from "./image-color.module.css";

/**
 * A picture's colour, in its place until it has come. It stands in an SVG attribute, since the policy forbids inline
 * styles. The place around it must be positioned, and so must what comes to stand before it.
 */
export function ImageColor({ image }: { readonly image: SignedImage | undefined }) {
  if (!image?.color) return null;
  return <svg className={styles.colour} color={image.color} aria-hidden="true" />;
}
