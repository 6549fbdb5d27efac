// One visit is one view, also where it has two documents: a profile without its posts, which are late, and the page with
// its data that its visitor then requests. The first one names in the URL of the second which counters have the visit.

/** The counters that have this visit so far, for `waitForDataUrl`; `undefined` where none has. */
export function countedBy({ documentElement }: Document): string | undefined {
  return documentElement.dataset.countedBy;
}

/**
 * Notes that a counter counts this visit.
 *
 * @param counter letters
 * @returns whether it has not been counted by the same one before
 */
export function claimView({ documentElement: { dataset } }: Document, counter: string): boolean {
  const counters = dataset.countedBy?.split(".") ?? [];
  if (counters.includes(counter)) return false;
  dataset.countedBy = [...counters, counter].join(".");
  return true;
}
