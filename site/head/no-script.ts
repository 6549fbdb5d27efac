/**
 * `<html>` and islands have this attribute where no script works: their styles are those of a page without script
 * (`:where([data-no-script])` in CSS). The HTML has it from the start; the script in the head takes it away
 * (expect-script.ts).
 */
export const noScript = "data-no-script";

/** Gives an island, or by `<html>` the page, the styles that it has without script. */
export function markNoScript(element: Element): void {
  element.setAttribute(noScript, "");
}
