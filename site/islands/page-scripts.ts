// What start-client.ts and start-loading-page.ts share. Both are bundled into pages, at their end.

import { markNoScript } from "#site/head/mark-no-script.ts";
import { keepTrying } from "./keep-trying.ts";
import { markPressed } from "./pressed.ts";

const { scripts = "" } = document.currentScript?.dataset ?? {};

let urls = scripts.split(" ").filter(Boolean);

/**
 * Loads the scripts of the page. Calling it again changes nothing. Where the first of them cannot be had, the page is one
 * without script: it is what all islands need, or the page itself.
 */
export function loadScripts(): void {
  for (const [at, url] of urls.entries()) {
    keepTrying(() => import(/* @vite-ignore */ url)).catch(() => {
      if (at === 0) markNoScript(document.documentElement);
    });
  }
  urls = [];
}

/** Shows the page in its web fonts. */
export function applyFonts(): void {
  const fonts = document.querySelector<HTMLLinkElement>("link#fonts");
  if (fonts) fonts.media = "all";
}

/**
 * A click on a button of an island that does not work yet is repeated once it does (hydrate-islands.tsx), and so is one
 * on the print button (print.script.ts). Links and buttons of forms do what they do without script.
 */
export function markEarlyClicks(): void {
  document.addEventListener("click", ({ target }) => {
    if (!(target instanceof Element)) return;
    const button = target.closest("[data-island]:not([data-hydrated]) button[type=button],[data-print]");
    if (button) markPressed(button);
  });
}
