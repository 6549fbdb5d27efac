import { type RefObject, useLayoutEffect, useState } from "react";

/** The parts of a ticket that are held to a camera at an entrance. */
const ticketCode = "[aria-labelledby=ticket-code] :is(svg[role=img], code)";

/**
 * Sets the height of the line on the page (`--in-app-line`), which reserves that room at its end.
 *
 * @returns whether a ticket's code is behind the line
 */
export function useLinePlace(ref: RefObject<HTMLElement | null>): boolean {
  const [isBeforeCode, setIsBeforeCode] = useState(false);

  useLayoutEffect(() => {
    const line = ref.current;
    if (!line) return;
    const { style } = document.documentElement;
    const codes = [...document.querySelectorAll(ticketCode)];
    let codeObserver: IntersectionObserver | undefined;
    const onSize = () => {
      const { top, height } = line.getBoundingClientRect();
      style.setProperty("--in-app-line", `${height}px`);
      codeObserver?.disconnect();
      const behind = new Set<Element>();
      // Of the screen, the part below the line's upper edge.
      codeObserver = new IntersectionObserver(
        (entries) => {
          for (const { target, isIntersecting } of entries) behind[isIntersecting ? "add" : "delete"](target);
          setIsBeforeCode(behind.size > 0);
        },
        { rootMargin: `-${Math.floor(top)}px 0px 0px` },
      );
      for (const code of codes) codeObserver.observe(code);
    };
    const sizeObserver = new ResizeObserver(onSize);
    sizeObserver.observe(line);
    addEventListener("resize", onSize);
    return () => {
      sizeObserver.disconnect();
      codeObserver?.disconnect();
      removeEventListener("resize", onSize);
      style.removeProperty("--in-app-line");
    };
  }, [ref]);

  return isBeforeCode;
}
