import { pressed } from "#site/components/pressed.ts";

// An element with `data-print` prints the page. The listener is on the document, because the island may render the
// ticket later than this runs.
document.addEventListener("click", ({ target }) => {
  if (target instanceof Element) print(target.closest("[data-print]"));
});
// Pressed before this has loaded (start-client.ts).
print(document.querySelector(`[data-print][${pressed}]`));

function print(button: Element | null): void {
  if (!button) return;
  button.removeAttribute(pressed);
  window.print();
}
