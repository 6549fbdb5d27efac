import { locales } from "#locales/index.ts";
import { addDays } from "#report/period.ts";
import type { DailyCount, DailyRefusals } from "#server/counts/store/count-tables.ts";
import type { CountedEvent } from "#site/features/counting/count-labels.ts";

export interface DemoCounts {
  /** YYYY-MM-DD */
  readonly from: string;
  readonly days: number;
  /** Page views of the first day. */
  readonly views: number;
}

/** Weights of what visitors of a Turkish site look like. */
const languages = [60, 9, 3, 7, 2, 2, 3, 1, 1.5, 0.8, 0.7, 1.2, 4, 0.4, 0.6];
const platforms = { apple: 34, google: 52, other: 14 };
const apps = { browser: 43, instagram: 21, whatsapp: 12, x: 9, tiktok: 6, telegram: 4, facebook: 4, linkedin: 1 };
/** Page, its share of the views, and how many of them open the store choice and press a badge. */
const pages = [
  ["post", 68, 0.137, 0, ""],
  ["profile", 17, 0.07, 0.021, "profile"],
  ["landing", 9, 0, 0.14, "landing"],
  ["download", 3, 0, 0.46, "download"],
  ["ticket", 2, 0, 0, ""],
  ["privacy-policy", 0.6, 0, 0.002, "overlay"],
  ["account-deletion", 0.4, 0, 0, ""],
] as const;
const actions: Readonly<Partial<Record<CountedEvent, number>>> = {
  "app-open": 0.031,
  "in-app-exit": 0.012,
  "link-copy": 0.004,
  "code-show": 0.05,
  share: 0.014,
  translate: 0.003,
};
const fetchers = {
  "whatsapp-signal": 31,
  meta: 24,
  search: 14,
  telegram: 11,
  x: 9,
  apple: 6,
  discord: 3,
  slack: 1,
  other: 1,
};
/** How many go on from an app, compared with a browser. */
const willing: Readonly<Record<string, number>> = {
  instagram: 0.7,
  tiktok: 0.55,
  whatsapp: 1.3,
  telegram: 1.2,
  facebook: 0.6,
};

/** By how much a day more or fewer come; of most, nothing changes but the site as a whole. */
const trends: Readonly<Record<string, number>> = {
  tiktok: 0.008,
  whatsapp: 0.003,
  x: -0.006,
  facebook: -0.005,
  de: 0.004,
  en: -0.003,
  profile: 0.003,
  landing: -0.004,
};

const trendOf = (labels: readonly string[], days: number) =>
  labels.reduce((product, label) => product * (1 + (trends[label] ?? 0)) ** days, 1);

/** Counts of a site as they could be: the same for the same days. For tests, pictures and benchmarks. */
export function demoCounts({ from, days, views }: DemoCounts): { counts: DailyCount[]; refusals: DailyRefusals[] } {
  const random = createRandom(42);
  const around = (value: number) => Math.round(value * (0.85 + 0.3 * random()));
  const counts: DailyCount[] = [];
  const refusals: DailyRefusals[] = [];
  for (let index = 0; index < days; index++) {
    const day = addDays(from, index);
    const weekday = new Date(`${day}T00:00:00Z`).getUTCDay();
    // It grows, people read more at weekends, and one post is passed around for some days.
    const swell = index % 41 === 33 ? 1.9 : index % 41 === 34 ? 1.6 : index % 41 === 35 ? 1.25 : 1;
    const total = views * 1.006 ** Math.min(index, 90) * (weekday === 0 || weekday === 6 ? 1.18 : 1) * swell;
    const add = (row: Omit<DailyCount, "day">) => row.count > 0 && counts.push({ day, ...row });
    for (const [page, pageShare, choosers, badges, badgePlace] of pages)
      for (const [languageIndex, language] of locales.entries())
        for (const [platform, platformShare] of Object.entries(platforms))
          for (const [app, appShare] of Object.entries(apps)) {
            if (platform === "other" && app !== "browser") continue;
            const share =
              (pageShare / 100) * ((languages[languageIndex] ?? 0) / 97.2) * (platformShare / 100) * (appShare / 100);
            const labels = { page, language, platform, app, place: "", detail: "" };
            const seen = around(total * share * trendOf([page, language, app], Math.min(index, 90)));
            const goOn = willing[app] ?? 1;
            const opened = around(seen * choosers * goOn);
            const pressed = Math.min(opened, around(opened * 0.44));
            const pressedBadges = around(seen * badges * goOn);
            const detail = platform === "apple" ? "apple" : "google";
            add({ ...labels, event: "view", count: seen });
            add({ ...labels, event: "chooser-open", count: opened });
            add({ ...labels, event: "store-click", place: "chooser", detail, count: pressed });
            add({ ...labels, event: "store-click", place: badgePlace, detail, count: pressedBadges });
            if (page === "post" || page === "profile")
              for (const [event, part] of Object.entries(actions) as [CountedEvent, number][])
                add({ ...labels, event, count: around(seen * part) });
            if (page === "ticket")
              for (const event of ["ticket-save", "calendar", "wallet"] as const)
                add({ ...labels, event, detail: event === "wallet" ? detail : "", count: around(seen * 0.21) });
          }
    for (const [detail, share] of Object.entries(fetchers))
      for (const [page, pageShare] of [
        ["post", 0.8],
        ["profile", 0.16],
        ["landing", 0.04],
      ] as const)
        add({
          event: "preview-fetch",
          page,
          language: "tr",
          platform: "",
          app: "",
          place: "",
          detail,
          count: around((total * 0.07 * share * pageShare) / 100),
        });
    refusals.push(
      { day, reason: "invalid", count: around(total / 9000) },
      { day, reason: "too-fast", count: around(total / 40_000) },
    );
  }
  return { counts, refusals };
}

/** A linear congruential generator: the same numbers for the same seed. */
function createRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 2 ** 32;
  };
}
