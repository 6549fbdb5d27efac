/** CSS pixels a finger must have gone beyond (specification, section 9). */
const swipeThreshold = 60;

/** @returns 1 where a drag (CSS pixels to the right) pulls the next slide into view, -1 where the previous one */
export function directionOfSwipe(distance: number, direction: "ltr" | "rtl"): -1 | 1 {
  return distance < 0 === (direction === "ltr") ? 1 : -1;
}

/** @returns whether a swipe over `distance` CSS pixels (to the right) goes to the next slide, the previous, or nowhere */
export function stepOfSwipe(distance: number, direction: "ltr" | "rtl"): -1 | 0 | 1 {
  // Positions are fractions on screens with fractional density; a threshold of whole pixels is meant.
  if (Math.round(Math.abs(distance)) <= swipeThreshold) return 0;
  return directionOfSwipe(distance, direction);
}
