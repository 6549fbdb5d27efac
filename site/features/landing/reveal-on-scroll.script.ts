import { revealOnScroll } from "./reveal-on-scroll.ts";

/**
 * The first that a page hears of somebody who scrolls. Until then everything is there: for whoever takes the whole page as a picture or
 * reads it without ever moving, and for the first view, which has nothing to do for it.
 */
const gestures = ["wheel", "touchmove", "scroll"];

const start = () => {
  for (const gesture of gestures) removeEventListener(gesture, start);
  revealOnScroll(document.querySelectorAll<HTMLElement>("[data-reveal]"));
};
for (const gesture of gestures) addEventListener(gesture, start, { passive: true });
