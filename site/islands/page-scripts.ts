// What start-client.ts and start-loading-page.ts share. Both are bundled into pages, at their end.

const { scripts = "" } = document.currentScript?.dataset ?? {};

/** Loads the scripts of the page. Calling it again changes nothing. */
export function loadScripts(): void {
  for (const url of scripts.split(" ").filter(Boolean)) import(/* @vite-ignore */ url).catch(() => {});
}

/** Shows the page in its web fonts. */
export function applyFonts(): void {
  const fonts = document.querySelector<HTMLLinkElement>("link#fonts");
  if (fonts) fonts.media = "all";
}

/**
 * A click on a button of an island that does not work yet is repeated once it does (hydrate-islands.tsx), and so is one
 * on the print button (print.script.ts). Links do what links do without script.
 */
export function markEarlyClicks(): void {
  document.addEventListener("click", ({ target }) => {
    if (target instanceof Element) {
      target.closest("[data-island]:not([data-hydrated]) button,[data-print]")?.setAttribute("data-clicked", "");
    }
  });
}
