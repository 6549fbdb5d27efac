import dark from "#brand/pictures/square-dark.webp?responsive";
import light from "#brand/pictures/square-light.webp?responsive";

/** One file of each, 1440 pixels wide, for phones of three pixels to the point and for desks: others would cost bytes. */
const url = (srcSet = "") =>
  srcSet
    .split(", ")
    .find((file) => file.endsWith(" 1440w"))
    ?.split(" ")[0];

/** The square by the Bosphorus, as the landing page shows it; fetched when its slide comes near. */
export function SlideScene({ className }: { readonly className: string | undefined }) {
  const { img, sources } = dark;
  return (
    <picture>
      <source type="image/avif" srcSet={url(light.sources.avif)} media="(prefers-color-scheme: light)" />
      <source type="image/avif" srcSet={url(sources.avif)} />
      <img className={className} src={img.src} alt="" width={img.w} height={img.h} loading="lazy" />
    </picture>
  );
}
