import { useSyncExternalStore } from "react";

const neverChanges = () => () => {};

/**
 * What only the browser knows, and what does not change while the page is open. The HTML of the server, and React while it
 * takes that over, have `onServer` instead; so have the first effects.
 *
 * @param read its result is compared by `Object.is`
 */
export function useBrowserValue<Value>(read: () => Value, onServer: Value): Value {
  return useSyncExternalStore(neverChanges, read, () => onServer);
}
