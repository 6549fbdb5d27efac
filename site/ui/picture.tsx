import styles from "./picture.module.css";

/** What an import of `….png?picture` gives (site/build/picture.ts). */
export interface PictureSources {
  /** Best format first. */
  readonly sources: readonly { readonly type: string; readonly srcSet: string }[];
  /** For whoever reads none of the sources. */
  readonly src: string;
  /** Pixels of the widest; the place is kept in this proportion before anything has come. */
  readonly width: number;
  readonly height: number;
}

interface PictureProps {
  readonly picture: PictureSources;
  /** What it shows; empty where the text beside it says the same. */
  readonly alt: string;
  /** How wide it stands on which screens, as in HTML `sizes`: the browser chooses the file by it. */
  readonly sizes: string;
  /** Seen at once: fetched at once and before others. All else waits until it comes near. */
  readonly first?: boolean;
}

/** A picture as wide as its place, in the best format and size for the screen. */
export function Picture({ picture, alt, sizes, first = false }: PictureProps) {
  // The best format only: who does not read it gets the one file below, and the page stays small.
  const best = picture.sources[0];
  return (
    <picture>
      {best && <source type={best.type} srcSet={best.srcSet} sizes={sizes} />}
      <img
        className={styles.picture}
        src={picture.src}
        alt={alt}
        width={picture.width}
        height={picture.height}
        loading={first ? "eager" : "lazy"}
        fetchPriority={first ? "high" : undefined}
        decoding="async"
      />
    </picture>
  );
}

/** Attributes of the `<link>` that asks for a picture before the page's text has been read: for one seen at once. */
export function picturePreload({ picture, sizes }: Pick<PictureProps, "picture" | "sizes">) {
  const best = picture.sources[0];
  return {
    rel: "preload",
    as: "image",
    type: best?.type,
    imagesrcset: best?.srcSet,
    imagesizes: sizes,
    fetchpriority: "high",
  } as const;
}
