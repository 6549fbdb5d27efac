import type { CountSums } from "#server/counts/store/count-store.ts";
import {
  type CountedEvent,
  countedEvents,
  otherLabel,
  type PaintClass,
  paintClasses,
  refusalReasons,
} from "#site/features/counting/count-labels.ts";
import { daysOf, type Period, periodBefore } from "./period.ts";

/** A figure of the period, and of the previous one. */
export interface Pair {
  readonly now: number;
  readonly before: number;
}

export interface Named extends Pair {
  readonly name: string;
}

/** What the visitors of one page, language, phone or app have done. */
export type Group = ReturnType<typeof groupsBy>[number];

/** In the order in which they are shown. */
export const dimensions = ["page", "phone", "language", "app"] as const;

export type Dimension = (typeof dimensions)[number];

export type Figures = ReturnType<typeof figuresOf>;

/** Adds up what the statistics show. */
export function figuresOf(period: Period, now: CountSums, past: CountSums) {
  const groups = Object.fromEntries(
    dimensions.map((dimension) => [dimension, groupsBy(dimension, now, past)]),
  ) as unknown as Readonly<Record<Dimension, readonly Group[]>>;
  const ofEvent = (event: CountedEvent, label: "place" | "detail" | "page") =>
    sumBy(label, ofEvents(now, event), ofEvents(past, event));
  const stores = ofEvent("store-click", "place");
  const refused = ofEvent("refused", "detail");
  const inChooser = sum(stores.filter(({ name }) => name === "chooser"));
  const totals = Object.fromEntries(
    countedEvents.map((event) => [event, sum(ofEvent(event, "page"))]),
  ) as unknown as Readonly<Record<CountedEvent, Pair>>;
  return {
    period,
    before: periodBefore(period),
    totals,
    /** Store links pressed in the chooser, which contains them. */
    inChooser,
    /** All other store links, which need no chooser. */
    elsewhere: {
      now: totals["store-click"].now - inChooser.now,
      before: totals["store-click"].before - inChooser.before,
    },
    groups,
    /** Store links, by where they stand, and by the store to which they lead. */
    places: stores,
    stores: ofEvent("store-click", "detail"),
    /** Views of campaigns, and presses on store links from them. */
    campaigns: groupsBy("detail", now, past, { view: "campaign-view", store: "campaign-store" }),
    /** How soon pages were painted. */
    paints: [...paintsBy("page", now), ...paintsBy("phone", now)],
    /** Opened choosers, by what was pressed; "" is Join. */
    verbs: ofEvent("chooser-open", "detail"),
    fetchers: ofEvent("preview-fetch", "detail"),
    previewPages: ofEvent("preview-fetch", "page"),
    days: daysIn(period, now, past),
    refusals: refusalReasons.map((name) => ({ name, ...sum(refused.filter((pair) => pair.name === name)) })),
  };
}

/**
 * What part of its views one is. The rest of a day ("other" as language and app) has none: views of its visitors may stand
 * in a row of their own.
 */
export function groupShareOf(dimension: Dimension, { name, views }: Group, part: number): number | undefined {
  return name === otherLabel && dimension !== "phone" ? undefined : shareOf(part, views.now);
}

export function hasCounts({ totals }: Figures): boolean {
  return Object.values(totals).some(({ now, before }) => now + before > 0);
}

/** What part one is of the other; undefined where it cannot be a part of it: nothing, or events that were refused or forged. */
export function shareOf(part: number, whole: number): number | undefined {
  return whole > 0 && part <= whole ? part / whole : undefined;
}

/** By what part it has changed; undefined where there was nothing before. */
export function changeOf({ now, before }: Pair): number | undefined {
  return before > 0 ? now / before - 1 : undefined;
}

type Counts = CountSums["counts"];

const ofEvents = ({ counts }: CountSums, event: CountedEvent): Counts => counts.filter((row) => row.event === event);

function sumBy(label: Dimension | "place" | "detail", now: Counts, past: Counts): Named[] {
  return pairsBy((row) => row[label], now, past).sort(largestFirst);
}

/** The sums of rows with the same name, in both periods. */
export function pairsBy(nameOf: (row: Counts[number]) => string, now: Counts, past: Counts): Named[] {
  const sums = new Map<string, { name: string; now: number; before: number }>();
  const add = (side: "now" | "before") => (row: Counts[number]) => {
    const name = nameOf(row);
    const pair = sums.get(name) ?? { name, now: 0, before: 0 };
    pair[side] += row.count;
    sums.set(name, pair);
  };
  now.forEach(add("now"));
  past.forEach(add("before"));
  return [...sums.values()];
}

/** Largest first; among equals, a stable order. */
function largestFirst(a: Named, b: Named): number {
  return b.now - a.now || b.before - a.before || (a.name < b.name ? -1 : 1);
}

function groupsBy(
  label: Dimension | "detail",
  now: CountSums,
  past: CountSums,
  { view, store }: { view: CountedEvent; store: CountedEvent } = { view: "view", store: "store-click" },
) {
  const by = (event: CountedEvent) => sumBy(label, ofEvents(now, event), ofEvents(past, event));
  const [views, choosers, stores] = [by(view), label === "detail" ? [] : by("chooser-open"), by(store)];
  const names = new Set([...views, ...choosers, ...stores].map(({ name }) => name));
  const find = (pairs: readonly Named[], name: string) => sum(pairs.filter((pair) => pair.name === name));
  return [...names].map((name) => {
    return { name, views: find(views, name), choosers: find(choosers, name), stores: find(stores, name) };
  });
}

function paintsBy(label: "page" | "phone", now: CountSums) {
  const paints = ofEvents(now, "paint");
  return sumBy(label, paints, []).map(({ name, now: measured }) => {
    const ofClass = (one: PaintClass) => paints.filter((row) => row[label] === name && row.detail === one);
    return {
      label,
      name,
      measured,
      classes: paintClasses.map((one) => ofClass(one).reduce((sum, { count }) => sum + count, 0)),
    };
  });
}

const none: Pair = { now: 0, before: 0 };

function sum(pairs: readonly Pair[]): Pair {
  return pairs.reduce((total, pair) => ({ now: total.now + pair.now, before: total.before + pair.before }), none);
}

function daysIn(period: Period, now: CountSums, past: CountSums) {
  const counts = new Map([...now.days, ...past.days].map(({ day, event, count }) => [`${day} ${event}`, count]));
  const before = daysOf(periodBefore(period));
  return daysOf(period).map((day, index) => {
    const dayBefore = before[index] ?? "";
    const pair = (event: CountedEvent): Pair => ({
      now: counts.get(`${day} ${event}`) ?? 0,
      before: counts.get(`${dayBefore} ${event}`) ?? 0,
    });
    return {
      day,
      views: pair("view"),
      choosers: pair("chooser-open"),
      stores: pair("store-click"),
      previews: pair("preview-fetch"),
    };
  });
}
