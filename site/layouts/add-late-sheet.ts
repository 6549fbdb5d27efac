/**
 * Gives the page the sheet (site/build/late-sheet.ts) that it is linked to without script.
 *
 * @throws where it can't be had
 */
export function addLateSheet(): Promise<unknown> {
  const withoutScript = document.querySelector<HTMLElement>("noscript#late-sheet");
  withoutScript?.insertAdjacentHTML("afterend", withoutScript.textContent);
  const sheet = withoutScript?.nextElementSibling;
  return new Promise((resolve, reject) => {
    sheet?.addEventListener("load", resolve);
    sheet?.addEventListener("error", reject);
  });
}
