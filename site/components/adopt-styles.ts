const adopted = new Set<string>();

/**
 * Gives the page styles that a script has brought with it (`import styles from "./x.css?inline"`), once. Called when
 * what they are for is about to be shown and not before: new rules have the style of every element worked out anew,
 * and most visitors open nothing. The policy allows a script of the site to do so.
 *
 * @throws in Safari before 16.4 and Firefox before 101, which have no such sheets
 */
export function adoptStyles(styles: string): void {
  if (adopted.has(styles)) return;
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(styles);
  // Chrome before 99 can't be given one more.
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
  adopted.add(styles);
}
