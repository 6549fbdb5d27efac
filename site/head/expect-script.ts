import { markNoScript, noScript } from "./no-script.ts";

// Last in the head: where something before it fails, the page stays one without script.
document.documentElement.removeAttribute(noScript);
// So it does where the script at the end of the page does not finish: an old browser, or HTML that was cut off.
document.addEventListener("DOMContentLoaded", () => {
  if (!document.querySelector("[data-started]")) markNoScript(document.documentElement);
});
