import { storeOfDevice } from "./detect-store.ts";

// Part of the head's script, and so before first paint: style sheets put the store of the visitor's phone before the
// other one. The page itself is the same for every device, so that any cache may keep it.
const store = storeOfDevice(navigator.userAgent);
if (store) document.documentElement.dataset.ownStore = store;
