/**
 * Gives the page the sheet (site/build/late-sheet.ts) that it is linked to without script. Its rules are put in force
 * with the first opening of the list of languages: new rules have the style of every element worked out anew.
 *
 * @throws where it can't be had
 */
export async function addLateSheet(): Promise<CSSStyleSheet> {
  const withoutScript = document.querySelector<HTMLElement>("noscript#late-sheet");
  withoutScript?.insertAdjacentHTML("afterend", withoutScript.textContent);
  const link = withoutScript?.nextElementSibling as HTMLLinkElement;
  // In an older browser, which can't open it, the list is always there.
  if ("popover" in HTMLElement.prototype) {
    link.media = "not all";
    const list = document.getElementById("languages");
    // If it is open by now, that is when it is closed: it would take another shape under the finger.
    list?.addEventListener("beforetoggle", () => (link.media = ""), { once: true });
  }
  await new Promise((resolve, reject) => {
    link.addEventListener("load", resolve);
    link.addEventListener("error", reject);
  });
  if (!link.sheet) throw new Error("a sheet that has loaded is not there");
  return link.sheet;
}
