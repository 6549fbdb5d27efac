import dark from "#brand/pictures/square-dark.webp?responsive";
import darkNarrow from "#brand/pictures/square-dark-narrow.webp?responsive";
import light from "#brand/pictures/square-light.webp?responsive";
import lightNarrow from "#brand/pictures/square-light-narrow.webp?responsive";

/** Where it stands beside the words, higher than it is wide (invitation-dialog.module.css). */
const besideWords = ["(width >= 64rem)", "(width >= 48rem) and (orientation: landscape) and (height < 48rem)"];
const besideWordsAtDawn = besideWords.map((query) => `${query} and (prefers-color-scheme: light)`);

/** On a screen of one pixel a point a file that is denser, where small lamps would smear. */
const strip = "(resolution < 1.5dppx) 60rem, 30rem";

/** The first that fits is shown. Sizes: what the whole picture would take, of which the dialog shows a part. */
const variants = [
  { image: lightNarrow, media: besideWordsAtDawn.join(), sizes: "40rem" },
  { image: darkNarrow, media: besideWords.join(), sizes: "40rem" },
  { image: light, media: "(prefers-color-scheme: light)", sizes: strip },
  { image: dark, media: undefined, sizes: strip },
];

/** The square by the Bosphorus, as the landing page shows it. Lazy: not fetched where the dialog has no room for it. */
export function InvitationScene({ className }: { readonly className: string | undefined }) {
  const { img } = dark;
  return (
    <picture>
      {variants.map(({ image: { sources }, media, sizes }) => (
        <source key={media ?? "any"} type="image/avif" srcSet={sources.avif} sizes={sizes} media={media} />
      ))}
      <img className={className} src={img.src} alt="" width={img.w} height={img.h} loading="lazy" decoding="async" />
    </picture>
  );
}
