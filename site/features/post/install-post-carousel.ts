import { bringNear } from "./bring-near.ts";
import { directionOfSwipe, stepOfSwipe, watchSwipe } from "./carousel/swipe.ts";
import { watchArrowKeys } from "./carousel/watch-arrow-keys.ts";
import { installLightbox } from "./install-lightbox.ts";

/** How much of a drag beyond the first or last slide is shown: enough to feel the end. */
const resistance = 0.3;

/**
 * Makes the carousel of post-carousel.tsx move: index 0 … number of posts (specification, section 4). All that changes
 * are attributes, two custom properties on the track, and the two texts of where it is.
 */
export function installPostCarousel(carousel: HTMLElement): void {
  const direction = document.dir === "rtl" ? "rtl" : "ltr";
  const slides = [...carousel.querySelectorAll<HTMLElement>("[data-slide]")];
  const buttons = [...carousel.querySelectorAll<HTMLButtonElement>("[data-step]")];
  const marks = carousel.firstElementChild?.querySelectorAll("span") ?? [];
  const texts = carousel.querySelectorAll<HTMLElement>("[data-text]");
  const track = slides[0]?.parentElement;
  const viewport = track?.parentElement;
  if (!track || !viewport) return;
  const last = slides.length - 1;
  let index = 0;

  const show = (to: number) => {
    index = Math.min(Math.max(to, 0), last);
    slides.forEach((slide, at) => {
      const shown = at === index;
      slide.inert = !shown;
      // The slide in view carries the page's main heading: the others are out of reach.
      slide.querySelector(":is(article, [data-join]) :is(h1, h2)")?.setAttribute("aria-level", shown ? "1" : "2");
      if (!shown) for (const video of slide.querySelectorAll("video")) video.pause();
    });
    for (const [at, mark] of marks.entries()) mark.toggleAttribute("data-passed", at <= index);
    for (const button of buttons) button.disabled = index === (button.dataset.step === "1" ? last : 0);
    track.style.setProperty("--index", String(index));
    for (const text of texts) text.textContent = text.dataset.text?.replace("#", String(index + 1)) ?? "";
  };
  // The next slide's pictures are fetched from the first touch on, so that they are there when it comes.
  const reachOn = () => slides.slice(1, index + 2).forEach(bringNear);
  const step = (by: number) => {
    show(index + by);
    if (index > 0) reachOn();
  };

  for (const button of buttons) {
    button.addEventListener("click", () => {
      const focused = document.activeElement === button;
      step(Number(button.dataset.step));
      // A button that goes dead under the finger hands the focus to its neighbour: the keyboard is not lost.
      if (focused && button.disabled) buttons.find((other) => other !== button)?.focus({ preventScroll: true });
    });
  }
  carousel.addEventListener("pointerdown", reachOn);
  watchArrowKeys(direction, step);
  const drag = (distance: number) => {
    const target = index + directionOfSwipe(distance, direction);
    const shown = target < 0 || target > last ? distance * resistance : distance;
    track.style.setProperty("--drag", `${shown}px`);
    track.toggleAttribute("data-dragged", distance !== 0);
  };
  watchSwipe(viewport, {
    onDrag: drag,
    onRelease: (distance) => {
      drag(0);
      step(stepOfSwipe(distance, direction));
    },
  });
  installLightbox(carousel);
  show(0);
  // Only now, with something that can show them again, may slides be hidden from keyboard and screen reader.
  carousel.dataset.live = "";
}
