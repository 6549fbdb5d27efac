import { markNoScript } from "./mark-no-script.ts";
import { noScript } from "./no-script.ts";
import { hasStarted } from "./start-confirmation.ts";

// Last in the head: a browser in which something before it fails has the page without script.
const root = document.documentElement;
root.removeAttribute(noScript);
// So has one in which the script at the end of the page does not run through, because it is too old or the HTML was cut off.
document.addEventListener("DOMContentLoaded", () => {
  if (!hasStarted()) markNoScript(root);
});
