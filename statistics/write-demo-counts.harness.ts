import { openCounts } from "#server/counts/store/count-store.ts";
import type { CountLabels } from "#site/features/counting/count-labels.ts";
import { addDays, daysOf } from "./period.ts";

// node statistics/write-demo-counts.harness.ts FOLDER FROM DAYS VIEWS: writes counts.sqlite with counts of a site as they could be, for
// tests and pictures. VIEWS are those of the first day.
const [dataDirectory = "", from = "", days, views] = process.argv.slice(2);

/** Percent of the views. */
const pages = { post: 68, profile: 18, landing: 9, download: 3, ticket: 2 };
const languages = { tr: 62, en: 12, de: 11, ru: 8, ar: 7 };
const phones = { google: 53, apple: 34, other: 13 };
const apps = { browser: 50, instagram: 22, whatsapp: 13, x: 9, tiktok: 6 };

/** What is done, as a part of the views. */
const actions: readonly (Pick<CountLabels, "event"> & Partial<CountLabels> & { readonly part: number })[] = [
  { event: "view", part: 1 },
  { event: "chooser-open", part: 0.07 },
  { event: "chooser-open", detail: "like", part: 0.03 },
  { event: "chooser-open", detail: "comment", part: 0.02 },
  { event: "store-click", place: "chooser", detail: "google", part: 0.04 },
  { event: "store-click", place: "chooser", detail: "apple", part: 0.02 },
  { event: "store-click", place: "landing", detail: "google", part: 0.01 },
  { event: "app-open", part: 0.03 },
  { event: "share", part: 0.014 },
  { event: "campaign-view", detail: "poster", part: 0.05 },
  { event: "campaign-store", detail: "poster", part: 0.01 },
  { event: "paint", detail: "2.5s", part: 0.5 },
  { event: "preview-fetch", detail: "whatsapp-signal", part: 0.03 },
  { event: "preview-fetch", detail: "meta", part: 0.02 },
  { event: "refused", detail: "invalid", part: 0.001 },
];

const store = await openCounts({ databaseUrl: undefined, dataDirectory });
for (const [at, day] of daysOf({ from, to: addDays(from, Number(days) - 1) }).entries()) {
  // It grows, and some days are better than others.
  const total = Number(views) * 1.006 ** at * (1 + 0.2 * Math.sin(at) + 0.1 * Math.sin(at / 3));
  const counts = Object.entries(pages).flatMap(([page, ofPage]) =>
    Object.entries(languages).flatMap(([language, ofLanguage]) =>
      Object.entries(phones).flatMap(([phone, ofPhone]) =>
        Object.entries(apps).flatMap(([app, ofApp]) =>
          actions.map(({ part, ...labels }) => {
            const count = Math.round((total * part * ofPage * ofLanguage * ofPhone * ofApp) / 100 ** 4);
            return { day, page, language, phone, app, place: "", detail: "", ...labels, count };
          }),
        ),
      ),
    ),
  );
  await store.add(counts.filter(({ count }) => count > 0));
}
await store.close();
