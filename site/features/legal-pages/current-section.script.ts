import { markCurrentSection } from "./current-section.ts";

const links = [...document.querySelectorAll<HTMLAnchorElement>("[data-contents] a")];
markCurrentSection(links, document.querySelector("[data-contents] [data-current]"));

// On a phone the contents stay in view, and unfolded they would cover the section they lead to.
for (const link of links) {
  link.addEventListener("click", () => link.closest("details")?.removeAttribute("open"));
}
