// Inlined behind the page's content, so that it runs before first paint: store links that change places later would be
// a layout shift under the visitor's finger.
import { putOwnStoreFirst } from "./put-own-store-first.ts";

const list = document.querySelector("[data-position=download]")?.closest("ul");
if (list) putOwnStoreFirst(list, navigator.userAgent);
