// What start-client.ts and start-loading-page.ts are made of. Both are bundled into pages, at their end: each byte counts.

import { pressed, pressTimeoutMs } from "#site/components/pressed.ts";
import { markNoScript } from "#site/head/no-script.ts";
import { chances, keepTrying } from "./keep-trying.ts";

const { dataset } = document.currentScript ?? document.documentElement;

const urls = dataset.scripts?.split(" ") ?? [];

/**
 * Loads the scripts of the page, once. Where the site does not have the first of them, or it cannot start, the page is one
 * without script: it is what all islands need, or the page itself.
 */
export function loadScripts(): void {
  for (const [at, url] of urls.splice(0).entries()) {
    keepTrying(() => import(/* @vite-ignore */ url)).catch(() => at === 0 && markNoScript(document.documentElement));
  }
}

/** Says that the script at the end of the page has run through. It calls this itself, last (site/head/expect-script.ts). */
export function confirmStart(): void {
  dataset.started = "";
}

/** Loads the scripts at the first press, if nothing has before. */
export function loadAtFirstPress(): void {
  for (const type of chances) addEventListener(type, loadScripts);
}

/** Shows the page in its web fonts. */
export function applyFonts(): void {
  document.querySelector("#fonts")?.setAttribute("media", "all");
}

/**
 * A click on a button of an island that does not work yet is acknowledged, and repeated once it works
 * (hydrate-islands.tsx); so is one on the print button (print.script.ts), and on a link to a page while there is no
 * connection, which would lead to the browser's error page. Other links and buttons of forms do what they do without
 * script. Says also that the visitor has pressed something.
 */
export function markEarlyClicks(): void {
  document.addEventListener("click", (event) => {
    const { target } = event;
    dataset.pressed = "";
    if (!(target instanceof Element)) return;
    const links = navigator.onLine ? "" : `,[data-island]:not([data-hydrated]) a[href^="/"]`;
    const button = target.closest(`[data-island]:not([data-hydrated]) button[type=button],[data-print]${links}`);
    if (button?.matches("a")) event.preventDefault();
    button?.setAttribute(pressed, "true");
    setTimeout(() => button?.removeAttribute(pressed), pressTimeoutMs);
  });
}
