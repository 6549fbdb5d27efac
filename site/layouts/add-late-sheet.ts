/**
 * Gives the page the sheet (site/build/late-sheet.ts) that it is linked to without script. Its rules are put in force
 * when the list of languages is opened next: new rules have the style of every element worked out anew.
 *
 * @throws where it can't be had
 */
export async function addLateSheet(): Promise<CSSStyleSheet> {
  const withoutScript = document.querySelector<HTMLElement>("noscript#late-sheet");
  const template = document.createElement("template");
  template.innerHTML = withoutScript?.textContent ?? "";
  const link = template.content.firstElementChild as HTMLLinkElement;
  // In an older browser, which can't open it, the list is always there.
  const opens = "popover" in HTMLElement.prototype;
  if (opens) link.media = "not all";
  await new Promise((resolve, reject) => {
    link.addEventListener("load", resolve);
    link.addEventListener("error", reject);
    withoutScript?.after(link);
  });
  const { sheet } = link;
  if (!sheet) throw new Error("no sheet");
  // Of a list that is open by now this is the closing: nothing takes another shape under the finger.
  const putInForce = () => {
    sheet.media.mediaText = "";
  };
  if (opens) document.getElementById("languages")?.addEventListener("beforetoggle", putInForce, { once: true });
  return sheet;
}
