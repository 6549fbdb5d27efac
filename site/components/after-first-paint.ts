/**
 * Runs what the first view does not need: once the page has loaded and the screen has shown it. The load event alone
 * may come before the first frame does. In a tab that nobody has looked at yet it waits until somebody does.
 */
export function afterFirstPaint(run: () => void): void {
  const afterPaint = () => {
    // Safari before 14.1 does not tell of its paints (https://w3c.github.io/paint-timing/).
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
