/** Where a visit remembers that the line was closed; the legal text names it. */
const storageKey = "in-app-line";

/** For this page view, where storage is refused. */
let closed = false;

/** Whether the visitor has closed the line, on this page or on an earlier one of this visit. */
export function isLineClosed(): boolean {
  try {
    return closed || sessionStorage.getItem(storageKey) !== null;
  } catch {
    return closed;
  }
}

export function closeLine(): void {
  closed = true;
  try {
    sessionStorage.setItem(storageKey, "closed");
  } catch {
    // It comes back on the next page.
  }
}
