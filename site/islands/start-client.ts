import { afterFirstPaint } from "#site/components/after-first-paint.ts";

// Bundled into every page, at its end. Fonts and scripts come after first paint, in this order, because nobody waits
// for them: scripts when the browser is idle, or with the first touch or key.
const { scripts = "" } = document.currentScript?.dataset ?? {};
const load = () => {
  for (const url of scripts.split(" ").filter(Boolean)) import(/* @vite-ignore */ url).catch(() => {});
};

afterFirstPaint(() => {
  const fonts = document.querySelector<HTMLLinkElement>("link#fonts");
  if (fonts) fonts.media = "all";
  // A page whose animations never rest may have no idle time; Safari has no idle callback.
  if ("requestIdleCallback" in globalThis) requestIdleCallback(load, { timeout: 1000 });
  else setTimeout(load);
});
for (const type of ["pointerdown", "keydown"]) document.addEventListener(type, load, { once: true });

// A click on a button of an island that does not work yet is repeated once it does (hydrate-islands.tsx), and so is one
// on the print button (print.script.ts). Links do what links do without script.
document.addEventListener("click", ({ target }) => {
  if (target instanceof Element) {
    target.closest("[data-island]:not([data-hydrated]) button,[data-print]")?.setAttribute("data-clicked", "");
  }
});
