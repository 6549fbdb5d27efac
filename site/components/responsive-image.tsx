import styles from "./responsive-image.module.css";

/** What an import of `….png?picture` gives (site/build/picture.ts). */
export interface ResponsiveImageSource {
  /** Best format first. */
  readonly sources: readonly { readonly type: string; readonly srcSet: string }[];
  /** For whoever reads none of the sources. */
  readonly src: string;
  /** Pixels of the widest; the place is kept in this proportion before anything has come. */
  readonly width: number;
  readonly height: number;
}

interface ResponsiveImageProps {
  readonly image: ResponsiveImageSource;
  /** What it shows; empty where the text beside it says the same. */
  readonly alt: string;
  /** How wide it stands on which screens, as in HTML `sizes`: the browser chooses the file by it. */
  readonly sizes: string;
  /**
   * Of a picture seen at once: what is drawn in its place with the page itself (site/build/placeholder.ts). The place
   * around it must be positioned.
   */
  readonly placeholder?: string;
}

/** A picture as wide as its place, in the best format and size for the screen; fetched when it comes near. */
export function ResponsiveImage({ image, alt, sizes, placeholder }: ResponsiveImageProps) {
  // The best format only: who does not read it gets the one file below, and the page stays small.
  const best = image.sources[0];
  return (
    <>
      {placeholder && <img className={`${styles.picture} ${styles.placeholder}`} src={placeholder} alt="" />}
      <picture>
        {best && <source type={best.type} srcSet={best.srcSet} sizes={sizes} />}
        <img
          className={styles.picture}
          src={image.src}
          alt={alt}
          width={image.width}
          height={image.height}
          loading="lazy"
          fetchPriority={placeholder ? "high" : undefined}
          decoding="async"
        />
      </picture>
    </>
  );
}
