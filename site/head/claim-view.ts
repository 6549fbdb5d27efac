// One visit is one view, also where it has two documents: a profile without its posts, which are late, and the page with
// its data that its visitor then asks for. The first names in the second one's URL who has counted the visit.

/** Who has counted this visit so far, for `waitForDataUrl`; `undefined` where nobody has. */
export function countedBy({ documentElement }: Document): string | undefined {
  return documentElement.dataset.countedBy;
}

/**
 * Notes that somebody counts this visit.
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
