import dark from "#brand/pictures/square-dark.webp?responsive";
import darkNarrow from "#brand/pictures/square-dark-narrow.webp?responsive";
import light from "#brand/pictures/square-light.webp?responsive";
import lightNarrow from "#brand/pictures/square-light-narrow.webp?responsive";

interface SquareImageProps {
  readonly className: string | undefined;
}

/** The screen's width; on a screen of one pixel a point a file that is denser, where small lamps would smear. */
const wide = "(resolution < 1.5dppx) 150vw, 100vw";

/** The first that fits is shown. A phone shows little of it, beside the app's own phone: one a little coarser is enough. */
const variants = [
  { image: lightNarrow, media: "(width <= 40rem) and (prefers-color-scheme: light)", sizes: "20rem" },
  { image: darkNarrow, media: "(width <= 40rem)", sizes: "20rem" },
  { image: light, media: "(prefers-color-scheme: light)", sizes: wide },
  { image: dark, media: undefined, sizes: wide },
];

/** What a wide screen shows, for most of its first view: a lazy image is fetched only once the page has a layout. */
const wideVariants = [
  { image: light, media: "(width > 40rem) and (prefers-color-scheme: light)" },
  { image: dark, media: "(width > 40rem) and (prefers-color-scheme: dark)" },
];

/** The square behind the hero: at night in the dark color scheme, at dawn in the light one. */
export function SquareImage({ className }: SquareImageProps) {
  const { img } = dark;
  return (
    <>
      {wideVariants.map(({ image: { sources }, media }) => (
        <link
          key={media}
          rel="preload"
          as="image"
          type="image/avif"
          imageSrcSet={sources.avif}
          imageSizes={wide}
          media={media}
          fetchPriority="low"
        />
      ))}
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
    </>
  );
}
