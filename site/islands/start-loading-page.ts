import { afterFirstPaint } from "#site/components/after-first-paint.ts";
import { waitForDataPattern, waitForDataUrl } from "#site/http/wait-for-data-url.ts";
import { applyFonts, confirmStart, loadAtFirstPress, loadScripts } from "./page-scripts.ts";

// Bundled into every page in its loading state, at its end, in place of start-client.ts. Replaces the page by the
// one with its data, which the browser shows once it is there; until then the visitor sees the loading text. No script of
// the page is loaded, so that the visit is counted once, by the page with its data.

if (waitForDataPattern.test(location.search)) {
  // Something between drops the parameter on its way to the site: another request would have no end.
  loadScripts();
  loadAtFirstPress();
} else if (!document.documentElement.hidden) {
  // A hidden page has been replaced already, by correct-locale.ts.
  const replace = () => location.replace(waitForDataUrl(location.href));
  // A browser may stop painting a page that it is about to leave. A tab in the background has no frames.
  if (document.hidden) replace();
  else requestAnimationFrame(() => setTimeout(replace));
}
afterFirstPaint(applyFonts);
confirmStart();
