import { loadPostCarousel } from "./load-post-carousel.ts";

// Asked for twice, a module runs once. Safari has no idle callback.
(globalThis.requestIdleCallback ?? setTimeout)(loadPostCarousel);
for (const type of ["pointerdown", "keydown"]) document.addEventListener(type, loadPostCarousel, { once: true });
