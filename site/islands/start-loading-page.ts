import { afterFirstPaint } from "#site/components/after-first-paint.ts";
import { countedBy } from "#site/head/claim-view.ts";
import { waitForDataPattern, waitForDataUrl } from "#site/http/wait-for-data-url.ts";
import { applyFonts, confirmStart, loadAtFirstPress, loadScripts, markEarlyClicks } from "./page-scripts.ts";

// Bundled into every page in its loading state, at its end, in place of start-client.ts. Replaces the page by the
// one with its data, which the browser shows once it is there; until then the visitor sees the loading text. No script of
// the page is loaded, so that the visit is counted once, by the page with its data.

/**
 * Milliseconds until the rest of a page is given up: longer than the site waits for it
 * (`responseLimits` in contract/limits.ts).
 */
const restTimeoutMs = 8000;

/** Events of a visitor who has begun to use the page. */
const touches = ["pointerdown", "keydown", "focusin", "scroll"] as const;

const withData = waitForDataUrl(location.href);

/** On a page that lacks a part alone: the link that loads this part, for a visitor who has begun to use the page. */
const offer = document.querySelector<HTMLAnchorElement>("a[data-wait-for-data]");

if (waitForDataPattern.test(location.search)) {
  // Something between drops the parameter on its way to the site: another request would have no end.
  loadScripts();
  loadAtFirstPress();
} else if (!document.documentElement.hidden) {
  // A hidden page has been replaced already, by correct-locale.ts.
  if (offer) void completeUnlessTouched(offer);
  // A browser may stop painting a page that it is about to leave. A tab in the background has no frames.
  else if (document.hidden) location.replace(withData);
  else requestAnimationFrame(() => setTimeout(() => location.replace(withData)));
}
afterFirstPaint(applyFonts);
confirmStart();

/** Waits for the rest, then replaces the page; one that the visitor has begun to use stays, and offers the rest. */
async function completeUnlessTouched(link: HTMLAnchorElement): Promise<void> {
  let isTouched = false;
  let isLeaving = false;
  markEarlyClicks();
  const touched = new Promise<void>((resolve) => {
    const touch = () => {
      if (isLeaving) stop();
      isLeaving = false;
      isTouched = true;
      loadScripts();
      resolve();
    };
    for (const type of touches) addEventListener(type, touch, { capture: true, once: true, passive: true });
  });
  link.addEventListener("click", () => {
    const url = new URL(location.href);
    url.hash = link.hash;
    link.href = waitForDataUrl(url.href, countedBy(document));
  });
  const hasArrived = await fetch(withData, { method: "HEAD", signal: AbortSignal.timeout?.(restTimeoutMs) }).then(
    ({ ok }) => ok,
    () => false,
  );
  if (hasArrived && !isTouched) {
    isLeaving = true;
    location.replace(withData);
    await touched;
  }
  loadScripts();
  loadAtFirstPress();
  link.parentElement?.setAttribute("data-has-arrived", "");
}
