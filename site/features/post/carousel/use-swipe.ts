import { type TouchEvent, useRef, useState } from "react";
import { stepOfSwipe } from "./swipe.ts";

/** CSS pixels before the direction of a touch is known; about what browsers still take for a tap. */
const slop = 6;

/** Swipes that begin on these belong to them: an open dialog has a strip of its own. */
const ownGestures = "dialog, input, textarea, select";

/** CSS pixels at the lower edge of a video, where its timeline is. */
const timelineHeight = 88;

/**
 * Follows sideways touches of one finger. A touch that starts up or down is left to scrolling (`touch-action: pan-y`), a
 * second finger ends the swipe, and a tap is none.
 */
export function useSwipe(direction: "ltr" | "rtl", onStep: (by: -1 | 1) => void) {
  const start = useRef<{ readonly x: number; readonly y: number }>(undefined);
  const isSideways = useRef(false);
  const [distance, setDistance] = useState(0);

  const end = (distance: number) => {
    const step = isSideways.current ? stepOfSwipe(distance, direction) : 0;
    start.current = undefined;
    isSideways.current = false;
    setDistance(0);
    if (step !== 0) onStep(step);
  };
  return {
    /** CSS pixels between the finger and where it touched, to the right; 0 while nothing is dragged. */
    distance,
    /** For the element that is swiped. */
    handlers: {
      onTouchStart: ({ touches: { 0: touch, 1: second }, target }: TouchEvent) => {
        end(0);
        if (touch && !second && !hasOwnGesture(target, touch.clientY)) {
          start.current = { x: touch.clientX, y: touch.clientY };
        }
      },
      onTouchMove: ({ touches: { 0: touch } }: TouchEvent) => {
        if (!start.current || !touch) return;
        const x = touch.clientX - start.current.x;
        const y = touch.clientY - start.current.y;
        if (!isSideways.current && Math.max(Math.abs(x), Math.abs(y)) < slop) return;
        if (!isSideways.current && Math.abs(y) >= Math.abs(x)) {
          start.current = undefined;
          return;
        }
        isSideways.current = true;
        setDistance(x);
      },
      onTouchEnd: ({ touches, changedTouches: { 0: touch } }: TouchEvent) => {
        end(start.current && touch && touches.length === 0 ? touch.clientX - start.current.x : 0);
      },
      onTouchCancel: () => end(0),
    },
  };
}

function hasOwnGesture(target: EventTarget, y: number): boolean {
  if (!(target instanceof Element)) return false;
  if (target.closest(ownGestures)) return true;
  return target instanceof HTMLVideoElement && y > target.getBoundingClientRect().bottom - timelineHeight;
}
