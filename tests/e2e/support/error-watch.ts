import type { Page } from "@playwright/test";

/**
 * Records what must never happen while a page is used: console errors and warnings, uncaught exceptions,
 * Content-Security-Policy violations, failed requests, and subresources with an error status. Each comes with the URL
 * of the page.
 */
export interface ErrorWatch {
  readonly errors: string[];
  /** Declares an error that a test provokes on purpose. */
  allow(pattern: RegExp): void;
}

export function watchErrors(page: Page): ErrorWatch {
  const found: { readonly error: string; readonly url: string }[] = [];
  const report = (error: string) => found.push({ error, url: page.url() });
  const allowed: RegExp[] = [];
  page.on("console", (message) => {
    if (message.type() !== "error" && message.type() !== "warning") return;
    // The status of every response is checked below, except the document's own, which may be a true 404.
    if (message.text().startsWith("Failed to load resource")) return;
    // Chromium says so by the clock: on a busy machine, of what is used a moment later too.
    if (message.text().includes("was preloaded using link preload but not used within a few seconds")) return;
    report(`console: ${message.text()}`);
  });
  page.on("pageerror", (error) => report(`exception: ${error.message}`));
  page.on("requestfailed", (request) => {
    const reason = request.failure()?.errorText ?? "";
    // A player stops loading when its slide or the page is left.
    if (reason === "net::ERR_ABORTED") return;
    report(`request: ${request.url()} ${reason}`);
  });
  page.on("response", (response) => {
    if (response.status() < 400 || response.request().isNavigationRequest()) return;
    report(`response: ${response.status()} ${response.url()}`);
  });
  return {
    get errors() {
      return found
        .filter(({ error }) => !allowed.some((pattern) => pattern.test(error)))
        .map(({ error, url }) => `${url} ${error}`);
    },
    allow: (pattern) => {
      allowed.push(pattern);
    },
  };
}
