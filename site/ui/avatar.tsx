import { avatarAttributes } from "#site/pictures/picture-address.ts";
import type { SignedPicture } from "#site/pictures/signed-picture.ts";
import styles from "./avatar.module.css";
import { hidePicture } from "./hide-picture.ts";

interface AvatarProps {
  readonly picture?: SignedPicture | undefined;
  /** Stands behind the picture: seen where there is none, until it comes, and where it cannot be loaded. */
  readonly letter: string;
  readonly size: "small" | "large";
  /** What the picture is called; left out where the name stands right beside it. */
  readonly label?: string | undefined;
}

const pixels = { small: 48, large: 160 };

/** As wide as in the stylesheet. */
const sizes = { small: "3rem", large: "clamp(5.5rem, 3.5rem + 8vw, 10rem)" };

/** A round profile picture, or the first letter of the name on the brand's colour. */
export function Avatar({ picture, letter, size, label }: AvatarProps) {
  return (
    <span className={`${styles.avatar} ${styles[size]}`}>
      <span className={styles.letter} aria-hidden="true">
        {letter}
      </span>
      {picture && (
        <img
          className={styles.picture}
          {...avatarAttributes(picture, pixels[size])}
          sizes={picture.signature && sizes[size]}
          alt={label ?? ""}
          width={pixels[size]}
          height={pixels[size]}
          loading="lazy"
          onError={hidePicture}
        />
      )}
    </span>
  );
}
