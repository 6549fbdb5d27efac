/** Where the dismissal is remembered (specification, section 9). */
const storageKey = "hide-modal";

/** For this page view, where storage is forbidden. */
let dismissed = false;

/** Whether the visitor has closed the overlay, now or on an earlier visit. */
export function isDismissed(): boolean {
  try {
    return dismissed || localStorage.getItem(storageKey) !== null;
  } catch {
    return dismissed;
  }
}

export function dismiss(): void {
  dismissed = true;
  try {
    localStorage.setItem(storageKey, "true");
  } catch {
    // The overlay opens again on the next visit.
  }
}
