import { afterFirstView } from "#site/ui/after-first-view.ts";
import { revealOnScroll } from "./reveal-on-scroll.ts";

// What waits is moved, which would undo how pictures are kept from being fetched before (site/layouts/hold-pictures.ts).
afterFirstView(() => revealOnScroll(document.querySelectorAll<HTMLElement>("[data-reveal]")));
