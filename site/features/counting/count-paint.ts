import type { PaintClass } from "./count-labels.ts";
import type { CountMore } from "./count-visit.ts";

/** @param ms up to 2,500 are good, more than 4,000 poor (web.dev/articles/lcp) */
function classOf(ms: number): PaintClass {
  if (ms <= 1000) return "1s";
  return ms <= 2500 ? "2.5s" : ms <= 4000 ? "4s" : "slower";
}

/**
 * Counts how soon the largest part of the page was painted, once, when the page is left: before, a larger one may come. A page
 * that was opened in the background says nothing about speed, nor does a browser that does not measure it.
 */
export function countPaint(document: Document, count: CountMore): void {
  if (document.visibilityState !== "visible") return;
  let painted = 0;
  new PerformanceObserver((list) => {
    for (const { startTime } of list.getEntries()) painted = startTime;
  }).observe({ type: "largest-contentful-paint", buffered: true });
  const onHidden = () => {
    // Where it was loaded ahead, the visit began later.
    const [visit = {}] = performance.getEntriesByType("navigation");
    if (painted > 0) count({ event: "paint", detail: classOf(painted - (Reflect.get(visit, "activationStart") ?? 0)) });
  };
  document.addEventListener("visibilitychange", onHidden, { once: true });
}
