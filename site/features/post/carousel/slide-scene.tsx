import dark from "#brand/pictures/square-dark.webp?responsive";
import light from "#brand/pictures/square-light.webp?responsive";

/** One file for phones, of three pixels to the point, and one for desks: others would cost bytes. */
const url = (srcSet: string | undefined, width: 1440 | 2880) =>
  srcSet
    ?.split(", ")
    .find((file) => file.endsWith(` ${width}w`))
    ?.split(" ")[0];

const atDawn = "(prefers-color-scheme: light)";
const atDesk = "(width >= 64rem)";

/** The square by the Bosphorus, as the landing page shows it; fetched when its slide comes near. */
export function SlideScene({ className }: { readonly className: string | undefined }) {
  const { img, sources } = dark;
  return (
    <picture>
      <source type="image/avif" srcSet={url(light.sources.avif, 2880)} media={`${atDesk} and ${atDawn}`} />
      <source type="image/avif" srcSet={url(sources.avif, 2880)} media={atDesk} />
      <source type="image/avif" srcSet={url(light.sources.avif, 1440)} media={atDawn} />
      <source type="image/avif" srcSet={url(sources.avif, 1440)} />
      <img className={className} src={img.src} alt="" width={img.w} height={img.h} loading="lazy" />
    </picture>
  );
}
