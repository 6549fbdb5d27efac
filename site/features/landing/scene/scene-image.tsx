import type { BuiltImage } from "#site/components/responsive-image.tsx";

/** A scene at night and at dawn, each whole and as the part that a phone shows. */
export interface SceneImages {
  readonly dark: BuiltImage;
  readonly light: BuiltImage;
  readonly darkNarrow: BuiltImage;
  readonly lightNarrow: BuiltImage;
}

/**
 * HTML `sizes` of a scene as wide as the screen. Screens of one pixel a point get a denser file: small lamps would
 * smear without.
 */
export const screenSizes = "(resolution < 1.5dppx) 150vw, 100vw";

interface SceneImageProps {
  readonly images: SceneImages;
  /** How wide the narrow part stands, as in HTML `sizes`. */
  readonly narrow: string;
  readonly className: string | undefined;
}

/** A scene as wide as the screen: at night in the dark color scheme, at dawn in the light one. */
export function SceneImage({ images: { dark, light, darkNarrow, lightNarrow }, narrow, className }: SceneImageProps) {
  // The first that fits is shown.
  const variants = [
    { image: lightNarrow, media: "(width <= 40rem) and (prefers-color-scheme: light)", sizes: narrow },
    { image: darkNarrow, media: "(width <= 40rem)", sizes: narrow },
    { image: light, media: "(prefers-color-scheme: light)", sizes: screenSizes },
    { image: dark, media: undefined, sizes: screenSizes },
  ];
  const { img } = dark;
  return (
    <picture>
      {variants.map(({ image: { sources }, media, sizes }) => (
        <source key={media ?? "any"} type="image/avif" srcSet={sources.avif} sizes={sizes} media={media} />
      ))}
      {/* Lazy and of low priority: decoration, and must not delay the app's phone. */}
      <img
        className={className}
        src={img.src}
        alt=""
        width={img.w}
        height={img.h}
        loading="lazy"
        fetchPriority="low"
        decoding="async"
      />
    </picture>
  );
}
