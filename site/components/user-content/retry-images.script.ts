import { retryImages } from "./retry-images.ts";

addEventListener("online", () => retryImages(document));
