/** What vite-imagetools makes of an import; its own type would bring Node's globals into code for browsers. */
export interface BuiltImage {
  /** The `srcset` of each format. */
  readonly sources: Readonly<Record<string, string>>;
  readonly img: { readonly src: string; readonly w: number; readonly h: number };
}

interface ResponsiveImageProps {
  /** What an import of `….png?responsive` gives (site/build/responsive-images.ts). */
  readonly image: BuiltImage;
  /** What it shows; empty where the text beside it says the same. */
  readonly alt: string;
  /** How wide it stands on which screens, as in HTML `sizes`: the browser chooses the file by it. */
  readonly sizes: string;
  /** On the first screen: the browser fetches it at once. All others are fetched when they come near. */
  readonly priority?: boolean;
}

/** Screens of one pixel a point get files this much wider than the box: small letters of a drawn interface smear without. */
const density = 2;

/** A `srcset` for those screens. It says that files are narrower than they are, so that the browser chooses a wider one. */
const sharpSrcSet = (srcSet = "") =>
  srcSet.replace(/ (\d+)w/g, (_, width) => ` ${Math.round(Number(width) / density)}w`);

/** An image as wide as its box, in AVIF at the size that fits the screen. Its box has its shape from the start. */
export function ResponsiveImage({ image, alt, sizes, priority = false }: ResponsiveImageProps) {
  const { sources, img } = image;
  return (
    <picture>
      <source type="image/avif" media="(resolution < 1.5dppx)" srcSet={sharpSrcSet(sources.avif)} sizes={sizes} />
      <source type="image/avif" srcSet={sources.avif} sizes={sizes} />
      <img
        className="whole-width"
        src={img.src}
        alt={alt}
        width={img.w}
        height={img.h}
        loading={priority ? undefined : "lazy"}
        fetchPriority={priority ? "high" : undefined}
        decoding="async"
      />
    </picture>
  );
}
