import { markCurrentSection } from "./current-section.ts";

markCurrentSection([...document.querySelectorAll<HTMLAnchorElement>("[data-contents] a")]);
