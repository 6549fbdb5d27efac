/**
 * Requests a post once more when it is shown, where the browser has prefetched it: the server counts no view of a prefetch.
 * The response, as a rule a 304, is not read.
 */
export function confirmView(document: Document, visit: PerformanceEntry | undefined, ask: () => void): void {
  if (Reflect.get(document, "prerendering") === true) {
    document.addEventListener("prerenderingchange", ask, { once: true });
  } else if (visit && Reflect.get(visit, "deliveryType") === "navigational-prefetch") ask();
}
