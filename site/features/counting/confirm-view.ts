/**
 * Asks for a post once more when it is shown, where the browser has fetched it ahead of the visit: the server counts no view
 * of what is fetched ahead. The answer, as a rule a 304, is not read.
 */
export function confirmView(document: Document, visit: PerformanceEntry | undefined, ask: () => void): void {
  if (Reflect.get(document, "prerendering") === true) {
    document.addEventListener("prerenderingchange", ask, { once: true });
  } else if (visit && Reflect.get(visit, "deliveryType") === "navigational-prefetch") ask();
}
