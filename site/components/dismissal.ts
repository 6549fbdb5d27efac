/**
 * Remembers that a visitor has closed something: in a storage, and where that is refused for this page view.
 *
 * @param storage is called at each use: reading `localStorage` throws where it is blocked
 * @param key the legal text names it
 */
export function createDismissal(storage: () => Storage, key: string) {
  let dismissed = false;
  return {
    isDismissed(): boolean {
      try {
        return dismissed || storage().getItem(key) !== null;
      } catch {
        return dismissed;
      }
    },
    dismiss(): void {
      dismissed = true;
      try {
        storage().setItem(key, "true");
      } catch {
        // It comes back on the next page.
      }
    },
  };
}
