import cinema from "#brand/pictures/cinema.webp?responsive";
import wide from "#brand/pictures/cinema-wide.webp?responsive";

/** The widest file alone, of three pixels to the point on phones: others would cost bytes. */
const widest = (srcSet = "") => srcSet.split(", ").at(-1)?.split(" ")[0];

/** Where it lies behind the words (join-slide.module.css). */
const behindWords = "(width >= 64rem) and (min-aspect-ratio: 6/5), (orientation: landscape) and (height < 30rem)";

/** The open-air cinema: the film goes on. Fetched when its slide comes near. */
export function SlideScene({ className }: { readonly className: string | undefined }) {
  const { img, sources } = cinema;
  return (
    <picture>
      <source type="image/avif" srcSet={widest(wide.sources.avif)} media={behindWords} />
      <source type="image/avif" srcSet={widest(sources.avif)} />
      <img className={className} src={img.src} alt="" width={img.w} height={img.h} loading="lazy" />
    </picture>
  );
}
