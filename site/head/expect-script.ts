import { markNoScript } from "./mark-no-script.ts";
import { noScript } from "./no-script.ts";

// Last in the head: a browser in which something before it fails has the page without script.
document.documentElement.removeAttribute(noScript);
// So has one in which the script at the end of the page does not run through, because it is too old or the HTML was cut off.
document.addEventListener("DOMContentLoaded", () => {
  if (!document.querySelector("[data-started]")) markNoScript(document.documentElement);
});
