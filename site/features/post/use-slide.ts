import { useCallback, useEffect, useLayoutEffect, useRef, useState } from "react";
import { directionOfSwipe, stepOfSwipe, watchSwipe } from "./swipe.ts";

/** How much of a drag beyond the first or last slide is shown: enough to feel the end. */
const resistance = 0.3;

// React warns about layout effects on the server, where they mean nothing.
const useBrowserLayoutEffect = typeof document === "undefined" ? useEffect : useLayoutEffect;

/**
 * Which slide is shown, and the drag that moves it. The track's place is two custom properties set on the element
 * itself: a drag draws no React, and no style stands in the HTML.
 *
 * @param last index of the last slide
 */
export function useSlide(last: number, direction: "ltr" | "rtl") {
  const [index, setIndex] = useState(0);
  const current = useRef(0);
  const viewport = useRef<HTMLDivElement>(null);
  const track = useRef<HTMLUListElement>(null);

  const step = useCallback(
    (by: number): number => {
      current.current = Math.min(Math.max(current.current + by, 0), last);
      setIndex(current.current);
      return current.current;
    },
    [last],
  );

  useBrowserLayoutEffect(() => {
    track.current?.style.setProperty("--index", String(index));
    for (const video of track.current?.querySelectorAll("video") ?? []) {
      if (video.closest("[data-slide]")?.getAttribute("data-slide") !== String(index)) video.pause();
    }
  }, [index]);

  useEffect(() => {
    if (!viewport.current) return;
    const drag = (distance: number) => {
      const target = current.current + directionOfSwipe(distance, direction);
      const shown = target < 0 || target > last ? distance * resistance : distance;
      track.current?.style.setProperty("--drag", `${shown}px`);
      track.current?.toggleAttribute("data-dragged", distance !== 0);
    };
    return watchSwipe(viewport.current, {
      onDrag: drag,
      onRelease: (distance) => {
        drag(0);
        step(stepOfSwipe(distance, direction));
      },
    });
  }, [direction, last, step]);

  return { index, step, viewport, track };
}
