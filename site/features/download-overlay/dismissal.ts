import { createDismissal } from "#site/components/dismissal.ts";

/** Whether the visitor has closed the overlay, now or on an earlier visit (specification, section 9). */
export const { isDismissed, dismiss } = createDismissal(() => localStorage, "hide-modal");

/** Milliseconds after first paint within which the overlay may appear: later it would interrupt a reader. */
const arrivalMs = 10_000;

/** Whether the visitor has begun to read: what would cover the page now comes too late. */
export function isReading(): boolean {
  if (scrollY > 0 || document.querySelector("[data-pressed]")) return true;
  // A tab in the background is painted when it is looked at.
  const [paint] = performance.getEntriesByName("first-contentful-paint");
  return performance.now() - (paint?.startTime ?? 0) > arrivalMs;
}
