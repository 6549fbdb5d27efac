import { noScript } from "./no-script.ts";

/** Gives an island, or by `<html>` the page, the styles that it has without script. */
export function markNoScript(element: Element): void {
  element.setAttribute(noScript, "");
}
