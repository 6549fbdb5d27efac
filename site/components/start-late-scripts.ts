import { startLateScript } from "./start-late-script.ts";

/** Starts a page's late scripts (late-script.astro). */
document.addEventListener("DOMContentLoaded", () => {
  for (const template of document.querySelectorAll<HTMLTemplateElement>("template[data-late-script]")) {
    startLateScript(template, (address) => import(address));
  }
});
