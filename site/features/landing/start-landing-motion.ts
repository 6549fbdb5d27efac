import { revealOnScroll } from "./reveal-on-scroll.ts";

revealOnScroll(document.querySelectorAll<HTMLElement>("[data-reveal]"));
