import { telegramProperties } from "#site/features/in-app-browser/telegram-properties.ts";
import type { routes } from "#site/routes.ts";
import { confirmView } from "./confirm-view.ts";
import type { CountMessage } from "./count-event.ts";
import { countPaint } from "./count-paint.ts";
import { countVisit } from "./count-visit.ts";

/** Takes the counts that the browser posts. Written out, since the browser needs nothing else of the table. */
const countPath: (typeof routes)["count"]["path"] = "/count";

// Runs on every page of a site that counts. It sends the page's kind and locale, from its HTML; of its URL, a campaign's
// name alone.
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
  onView(count) {
    countPaint(document, count);
    const campaign = new URLSearchParams(location.search).get("c");
    if (campaign === null) return;
    import("./follow-campaign.ts").then((loaded) => loaded.followCampaign(document, campaign, count)).catch(() => {});
  },
});
if (dataset.pageKind === "post") {
  const [visit] = performance.getEntriesByType("navigation");
  confirmView(document, visit, () => void fetch(location.href).catch(() => {}));
}
