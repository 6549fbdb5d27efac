import { putOwnPlatformFirst } from "./own-platform-first.ts";

const list = document.querySelector("#download-stores ul");
if (list) putOwnPlatformFirst(list, navigator.userAgent);
