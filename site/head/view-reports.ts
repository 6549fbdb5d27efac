// One visit is one view, also where it has two documents: a profile without its posts, which are late, and the page with
// its data that its visitor then asks for. The first names in the second one's URL who has reported the visit.

/** Who has reported this visit so far, for `waitForDataUrl`; `undefined` where nobody has. */
export function viewReports({ documentElement }: Document): string | undefined {
  return documentElement.dataset.reportedBy;
}

/**
 * Notes that somebody reports this visit.
 *
 * @param reporter letters
 * @returns whether it has not been reported by the same one before
 */
export function claimView({ documentElement: { dataset } }: Document, reporter: string): boolean {
  const reportedBy = dataset.reportedBy?.split(".") ?? [];
  if (reportedBy.includes(reporter)) return false;
  dataset.reportedBy = [...reportedBy, reporter].join(".");
  return true;
}
