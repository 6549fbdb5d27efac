import { isModifiedClick } from "#site/components/is-modified-click.ts";
import { isLost } from "#site/components/user-content/retry-images.ts";
import "./wordpress-embed.ts";

// What the card does: a video plays where its button was pressed (without script that leads to the post's own page), and an
// image or video that does not come says so.

addEventListener(
  "click",
  (event) => {
    const button = event.target instanceof Element ? event.target.closest("[data-play]") : null;
    const video = button?.nextElementSibling;
    if (!(video instanceof HTMLVideoElement) || isModifiedClick(event)) return;
    event.preventDefault();
    button?.remove();
    video.focus({ preventScroll: true });
    if (video.error) sayLost(video);
    // If it cannot be played, its controls or the sentence say so.
    video.play().catch(() => {});
  },
  true,
);

function sayLost(media: EventTarget | null): void {
  // A film that the browser refuses before it is pressed keeps its button.
  if (!(media instanceof Element) || media.previousElementSibling?.matches("[data-play]")) return;
  const sentence = media.nextElementSibling;
  if (sentence?.matches("[hidden]")) sentence.removeAttribute("hidden");
}

addEventListener("error", ({ target }) => sayLost(target), true);
for (const image of document.querySelectorAll("img")) if (isLost(image)) sayLost(image);
