import { useSyncExternalStore } from "react";

const neverChanges = () => () => {};

/**
 * What only the browser knows, and what does not change while the page is open. `onServer` is used on the server, while
 * hydrating, and in the first effects.
 *
 * @param read its result is compared by `Object.is`
 */
export function useBrowserValue<Value>(read: () => Value, onServer: Value): Value {
  return useSyncExternalStore(neverChanges, read, () => onServer);
}
