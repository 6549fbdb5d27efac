/** Part of an element that must be in view before it appears (specification, section 9). */
const visiblePart = 0.3;

/** A part of the screen that counts as well: 30 % of a very tall section may never be in view at once. */
const filledScreen = 0.5;

/** @returns whether an element of which `visible` of `height` pixels are on a screen of `screen` pixels is to appear */
export function isInView(visible: number, height: number, screen: number): boolean {
  return visible >= visiblePart * height || visible >= filledScreen * screen;
}

/**
 * Hides what is below the screen until it is scrolled to, once. What the first screen shows already is left as it
 * is, so nothing flashes; nothing is hidden for a visitor who wants no motion. Positions come from the observer:
 * measuring them would force a layout.
 */
export function revealOnScroll(elements: Iterable<HTMLElement>): void {
  if (matchMedia("(prefers-reduced-motion: reduce)").matches) return;
  const whole = new Set(elements);
  const thresholds = Array.from({ length: 31 }, (_, step) => step / 100);
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { target, intersectionRect, boundingClientRect, rootBounds } of entries) {
        const element = target as HTMLElement;
        const { height, top, bottom } = boundingClientRect;
        const screen = rootBounds?.height ?? innerHeight;
        if (element.dataset.reveal !== "waiting") {
          if (whole.has(element) && height > screen) {
            // What is taller than the screen, such as cards one below the other on a phone, appears part by part.
            observer.unobserve(element);
            for (const part of element.children) observer.observe(part);
          } else if (top >= screen) element.dataset.reveal = "waiting";
          else observer.unobserve(element);
        } else if (isInView(intersectionRect.height, height, screen) || bottom < 0) {
          element.dataset.reveal = "shown";
          observer.unobserve(element);
        }
      }
    },
    { threshold: thresholds },
  );
  for (const element of whole) observer.observe(element);
}
