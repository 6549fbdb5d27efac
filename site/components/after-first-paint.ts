/**
 * Runs what first paint does not need, once the page has loaded and has been painted; the load event alone may come
 * before the first frame. In a background tab it waits until the tab is shown. Called while the HTML is read.
 */
export function afterFirstPaint(run: () => void): void {
  const afterPaint = () => {
    new PerformanceObserver((_, observer) => {
      observer.disconnect();
      run();
    }).observe({ type: "paint", buffered: true });
  };
  addEventListener("load", afterPaint, { once: true });
}
