/** CSS pixels a finger must have gone beyond (specification, section 9). */
const swipeThreshold = 60;

/** CSS pixels before the direction of a touch is known; about what browsers let pass for a tap. */
const slop = 6;

/** Swipes begun on these are theirs: a player's time line lies at its lower edge, an open dialog has its own strip. */
const ownGestures = "dialog, input, textarea, select";
const timeLineHeight = 88;

interface SwipeListener {
  /** The finger is this far from where it touched, in CSS pixels to the right. */
  readonly onDrag: (distance: number) => void;
  /** The finger has left; 0 where the touch was no swipe after all. */
  readonly onRelease: (distance: number) => void;
}

/** @returns 1 where a drag (CSS pixels to the right) draws the next slide in, -1 where the previous one */
export function directionOfSwipe(distance: number, direction: "ltr" | "rtl"): -1 | 1 {
  return distance < 0 === (direction === "ltr") ? 1 : -1;
}

/** @returns whether a swipe over `distance` CSS pixels (to the right) goes to the next slide, the previous, or nowhere */
export function stepOfSwipe(distance: number, direction: "ltr" | "rtl"): -1 | 0 | 1 {
  // Positions are fractions on screens with fractional density; a threshold of whole pixels is meant.
  if (Math.round(Math.abs(distance)) <= swipeThreshold) return 0;
  return directionOfSwipe(distance, direction);
}

/**
 * Follows sideways touches of one finger. A touch that sets out up or down is left to scrolling
 * (`touch-action: pan-y`), a second finger ends the swipe, a tap never is one.
 */
export function watchSwipe(element: HTMLElement, { onDrag, onRelease }: SwipeListener): void {
  let start: { x: number; y: number } | undefined;
  let sideways = false;
  const end = (distance: number) => {
    const wasDragged = sideways;
    start = undefined;
    sideways = false;
    if (wasDragged) onRelease(distance);
  };
  const onStart = (event: TouchEvent) => {
    const [touch, second] = event.touches;
    end(0);
    if (touch && !second && !hasOwnGesture(event.target, touch)) start = { x: touch.clientX, y: touch.clientY };
  };
  const onMove = (event: TouchEvent) => {
    const [touch] = event.touches;
    if (!start || !touch) return;
    const x = touch.clientX - start.x;
    const y = touch.clientY - start.y;
    if (!sideways && Math.max(Math.abs(x), Math.abs(y)) < slop) return;
    if (!sideways && Math.abs(y) >= Math.abs(x)) {
      start = undefined;
      return;
    }
    sideways = true;
    onDrag(x);
  };
  const onEnd = (event: TouchEvent) => {
    const [touch] = event.changedTouches;
    end(start && touch && event.touches.length === 0 ? touch.clientX - start.x : 0);
  };
  element.addEventListener("touchstart", onStart, { passive: true });
  element.addEventListener("touchmove", onMove, { passive: true });
  element.addEventListener("touchend", onEnd, { passive: true });
  element.addEventListener("touchcancel", () => end(0), { passive: true });
}

function hasOwnGesture(target: EventTarget | null, touch: Touch): boolean {
  if (!(target instanceof Element)) return false;
  if (target.closest(ownGestures)) return true;
  return target instanceof HTMLVideoElement && touch.clientY > target.getBoundingClientRect().bottom - timeLineHeight;
}
