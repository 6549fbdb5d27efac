import { ArrowIcon } from "#site/ui/arrow-icon.tsx";
import { CloseIcon } from "#site/ui/close-icon.tsx";
import type { CarouselTexts } from "./post-texts.ts";

/**
 * A post's pictures, whole and as large as the screen, side by side in a strip that snaps: closed and empty. Its
 * behaviour (create-lightbox.ts) and its looks (lightbox.css) come with the carousel's script.
 */
export function Lightbox({ texts }: { readonly texts: CarouselTexts }) {
  return (
    <dialog id="lightbox" tabIndex={-1} aria-label={texts.gallery}>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard */}
      <ul role="list" tabIndex={0} />
      <form method="dialog">
        <button type="submit" aria-label={texts.closePictures}>
          <CloseIcon />
        </button>
      </form>
      <button type="button" aria-label={texts.previousPicture} data-step={-1}>
        <ArrowIcon toward="start" />
      </button>
      <button type="button" aria-label={texts.nextPicture} data-step={1}>
        <ArrowIcon toward="end" />
      </button>
    </dialog>
  );
}
