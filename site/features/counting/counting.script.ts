import { telegramProperties } from "#site/features/in-app-browser/telegram-properties.ts";
import type { routes } from "#site/routes.ts";
import { confirmView } from "./confirm-view.ts";
import type { CountMessage } from "./count-event.ts";
import { countVisit } from "./count-visit.ts";

/** Takes the counts that the browser posts. Written out, since the browser needs nothing else of the table. */
const countPath: (typeof routes)["count"]["path"] = "/count";

// Runs on every page of a site that counts. What it sends is the page's kind and locale, from its HTML, and never its URL.
const { dataset, lang } = document.documentElement;
const page = {
  page: dataset.pageKind,
  language: lang,
  ...(telegramProperties.some((name) => name in window) && { app: "telegram" }),
} as Pick<CountMessage, "page" | "language" | "app">;
countVisit(document, page, {
  send: (message) => navigator.sendBeacon(countPath, JSON.stringify(message)),
  // https://w3c.github.io/gpc/
  refused: Reflect.get(navigator, "globalPrivacyControl") === true,
});
if (dataset.pageKind === "post") {
  const [visit] = performance.getEntriesByType("navigation");
  confirmView(document, visit, () => void fetch(location.href).catch(() => {}));
}
