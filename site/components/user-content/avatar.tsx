import { avatarAttributes } from "#site/images/image-url.ts";
import type { SignedImage } from "#site/images/signed-image.ts";
import styles from "./avatar.module.css";

interface AvatarProps {
  readonly image?: SignedImage | undefined;
  /** Stands behind the image: seen where there is none, until it comes, and where it cannot be loaded. */
  readonly letter: string;
  readonly size: "small" | "large";
  /** What the image is called; left out where the name stands right beside it. */
  readonly label?: string | undefined;
}

const pixels = { small: 48, large: 160 };

/** As wide as in the stylesheet. */
const sizes = { small: "3rem", large: "clamp(5.5rem, 3.5rem + 8vw, 10rem)" };

/** A round profile picture, or the first letter of the name on the brand's color. */
export function Avatar({ image, letter, size, label }: AvatarProps) {
  return (
    <span className={`centered ${styles.avatar} ${styles[size]}`}>
      <span aria-hidden="true">{letter}</span>
      {image && (
        <img
          className={`fill ${styles.image}`}
          {...avatarAttributes(image, pixels[size])}
          sizes={image.signature && sizes[size]}
          alt={label ?? ""}
          width={pixels[size]}
          height={pixels[size]}
          loading="lazy"
        />
      )}
    </span>
  );
}
