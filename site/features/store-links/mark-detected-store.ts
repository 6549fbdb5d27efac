import { namedPhone, storeOf } from "./detect-phone.ts";

// Part of the head's script, and so before first paint: style sheets put the store of the visitor's phone before the
// other one. The page itself is the same for every device, so that any cache may keep it.
const phone = namedPhone(navigator.userAgent);
if (phone) document.documentElement.dataset.detectedStore = storeOf[phone];
