import dark from "#brand/pictures/square-dark.webp?picture";
import darkNarrow from "#brand/pictures/square-dark-narrow.webp?picture";
import light from "#brand/pictures/square-light.webp?picture";
import lightNarrow from "#brand/pictures/square-light-narrow.webp?picture";
import imageStyles from "#site/components/responsive-image.module.css";

interface SquareImageProps {
  readonly className: string | undefined;
}

/** The first that fits is shown. A phone shows little of it, beside the phone picture, and takes a coarse one. */
const cuts = [
  { image: lightNarrow, media: "(max-width: 40rem) and (prefers-color-scheme: light)", sizes: "13rem" },
  { image: darkNarrow, media: "(max-width: 40rem)", sizes: "13rem" },
  { image: light, media: "(prefers-color-scheme: light)", sizes: "100vw" },
  { image: dark, media: undefined, sizes: "100vw" },
];

/** The square behind the first screen: at night in the dark face, at first light in the light one. */
export function SquareImage({ className }: SquareImageProps) {
  return (
    <picture>
      {cuts.map(({ image: { sources }, media, sizes }) => (
        // The best format only: the rest see the fallback below, and the page stays small.
        <source key={media ?? "any"} type={sources[0]?.type} srcSet={sources[0]?.srcSet} sizes={sizes} media={media} />
      ))}
      {/* After the page's text and the phone: it is what they stand in, not what they say. */}
      <img
        className={`${className} ${imageStyles.late}`}
        src={dark.src}
        alt=""
        width={dark.width}
        height={dark.height}
        loading="lazy"
        fetchPriority="low"
        decoding="async"
      />
    </picture>
  );
}
