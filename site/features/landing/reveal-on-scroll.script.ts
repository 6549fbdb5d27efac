import { revealOnScroll } from "./reveal-on-scroll.ts";

/**
 * The first events of somebody who scrolls. Until then nothing is hidden: for screenshots of the whole page, and for
 * readers that never scroll.
 */
const gestures = ["wheel", "touchmove", "scroll"];

const start = () => {
  for (const gesture of gestures) removeEventListener(gesture, start);
  revealOnScroll(document.querySelectorAll<HTMLElement>("[data-reveal]"));
};
for (const gesture of gestures) addEventListener(gesture, start, { passive: true });
// The visitor has scrolled before this script was there.
if (scrollY > 0) start();
