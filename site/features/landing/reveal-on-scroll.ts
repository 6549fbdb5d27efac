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
 * is, so nothing flashes; nothing is hidden for a visitor who wants no motion.
 */
export function revealOnScroll(elements: Iterable<HTMLElement>): void {
  if (matchMedia("(prefers-reduced-motion: reduce)").matches) return;
  const thresholds = Array.from({ length: 31 }, (_, step) => step / 100);
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { target, intersectionRect, boundingClientRect, rootBounds } of entries) {
        const element = target as HTMLElement;
        const height = boundingClientRect.height;
        const screen = rootBounds?.height ?? innerHeight;
        if (isInView(intersectionRect.height, height, screen) || boundingClientRect.bottom < 0) {
          element.dataset.reveal = "shown";
          observer.unobserve(element);
        }
      }
    },
    { threshold: thresholds },
  );
  // What is taller than the screen, such as cards one below the other on a phone, appears part by part.
  const parts = [...elements].flatMap((element) =>
    element.offsetHeight > innerHeight ? ([...element.children] as HTMLElement[]) : element,
  );
  for (const element of parts) {
    if (element.getBoundingClientRect().top < innerHeight) continue;
    element.dataset.reveal = "waiting";
    observer.observe(element);
  }
}
