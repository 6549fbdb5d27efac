import { afterFirstPaint } from "#site/components/after-first-paint.ts";
import { applyFonts, confirmStart, loadAtFirstPress, loadScripts, markEarlyClicks } from "./page-scripts.ts";

// Bundled into every page that is not in its loading state, at its end. Fonts and scripts come after first paint, in
// this order, because nobody waits for them: scripts when the browser is idle, or with the first touch or key.
afterFirstPaint(() => {
  applyFonts();
  // A page whose animations never rest may have no idle time; Safari has no idle callback.
  if ("requestIdleCallback" in globalThis) requestIdleCallback(loadScripts, { timeout: 1000 });
  else setTimeout(loadScripts);
});
loadAtFirstPress();
markEarlyClicks();
confirmStart();
