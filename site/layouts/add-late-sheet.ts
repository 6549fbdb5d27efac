/**
 * Gives the page the sheet (site/build/late-sheet.ts) that it is linked to without script.
 *
 * @throws where it can't be had
 */
export async function addLateSheet(): Promise<void> {
  // The list of languages would take another shape under the finger. An older browser does not know the selector.
  const list = "popover" in HTMLElement.prototype ? document.querySelector(":popover-open") : null;
  while (list?.matches(":popover-open")) {
    await new Promise((resolve) => list.addEventListener("toggle", resolve, { once: true }));
  }
  const withoutScript = document.querySelector<HTMLElement>("noscript#late-sheet");
  withoutScript?.insertAdjacentHTML("afterend", withoutScript.textContent);
  const sheet = withoutScript?.nextElementSibling;
  await new Promise((resolve, reject) => {
    sheet?.addEventListener("load", resolve);
    sheet?.addEventListener("error", reject);
  });
}
