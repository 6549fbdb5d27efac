/**
 * Gives the page styles that a script has brought with it (`import styles from "./x.css?inline"`), before the script
 * shows what they are for: nothing is seen unstyled, and no page carries them in its first view. The policy allows a
 * script of the site to do so.
 */
export function adoptStyles(...styles: readonly string[]): void {
  for (const css of styles) {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(css);
    document.adoptedStyleSheets.push(sheet);
  }
}
