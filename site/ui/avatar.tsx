import styles from "./avatar.module.css";

interface AvatarProps {
  readonly picture?: string | undefined;
  /** Stands behind the picture: seen where there is none, while it loads, and where it cannot be loaded. */
  readonly letter: string;
  readonly size: "small" | "large";
  /** What the picture is called; left out where the name stands right beside it. */
  readonly label?: string | undefined;
}

const pixels = { small: 48, large: 160 };

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
          src={picture}
          alt={label ?? ""}
          width={pixels[size]}
          height={pixels[size]}
          decoding="async"
        />
      )}
    </span>
  );
}
