/**
 * Runs what first paint does not need, once the page has loaded and has been painted; the load event alone may come
 * before the first frame. In a background tab it waits until the tab is shown.
 */
export function afterFirstPaint(run: () => void): void {
  const afterPaint = () => {
    // Safari before 14.1 does not report paints (https://w3c.github.io/paint-timing/).
    if (!PerformanceObserver.supportedEntryTypes?.includes("paint")) {
      requestAnimationFrame(() => setTimeout(run));
      return;
    }
    new PerformanceObserver((_, observer) => {
      observer.disconnect();
      run();
    }).observe({ type: "paint", buffered: true });
  };
  if (document.readyState === "complete") afterPaint();
  else addEventListener("load", afterPaint, { once: true });
}
