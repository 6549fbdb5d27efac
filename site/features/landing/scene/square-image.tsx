import dark from "#brand/pictures/square-dark.webp?responsive";
import darkNarrow from "#brand/pictures/square-dark-narrow.webp?responsive";
import light from "#brand/pictures/square-light.webp?responsive";
import lightNarrow from "#brand/pictures/square-light-narrow.webp?responsive";
import { coarseScreen, sharpSrcSet } from "#site/components/responsive-image.tsx";

interface SquareImageProps {
  readonly className: string | undefined;
}

const isLight = "(prefers-color-scheme: light)";
const isNarrow = "(width <= 40rem)";

/** What a wide screen shows, for most of its first view: a lazy image is fetched only once the page has a layout. */
const wideVariants = [
  { srcSet: sharpSrcSet(light.sources.avif), media: `${coarseScreen} and ${isLight}` },
  { srcSet: light.sources.avif, media: `(resolution >= 1.5dppx) and ${isLight}` },
  { srcSet: sharpSrcSet(dark.sources.avif), media: `${coarseScreen} and (prefers-color-scheme: dark)` },
  { srcSet: dark.sources.avif, media: "(resolution >= 1.5dppx) and (prefers-color-scheme: dark)" },
];

/** The first that fits is shown. A phone shows little of it, beside the app's own phone: one a little coarser is enough. */
const variants = [
  { srcSet: lightNarrow.sources.avif, media: `${isNarrow} and ${isLight}`, sizes: "20rem" },
  { srcSet: darkNarrow.sources.avif, media: isNarrow, sizes: "20rem" },
  ...wideVariants.map((variant) => ({ ...variant, sizes: "100vw" })),
];

/** The square behind the hero: at night in the dark color scheme, at dawn in the light one. */
export function SquareImage({ className }: SquareImageProps) {
  const { img } = dark;
  return (
    <>
      {wideVariants.map(({ srcSet, media }) => (
        <link
          key={media}
          rel="preload"
          as="image"
          type="image/avif"
          imageSrcSet={srcSet}
          imageSizes="100vw"
          media={`(width > 40rem) and ${media}`}
          fetchPriority="low"
        />
      ))}
      <picture>
        {variants.map(({ srcSet, media, sizes }) => (
          <source key={media} type="image/avif" srcSet={srcSet} sizes={sizes} media={media} />
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
    </>
  );
}
