import { countedEvents, otherLabel, paintClasses } from "#site/features/counting/count-labels.ts";
import { type Dimension, type Figures, groupShareOf, type Named, type Pair, shareOf } from "./figures.ts";
import { change, day, type Label, nameOf, number, share } from "./format.ts";
import type { Attribution } from "./installations.ts";
import { messages } from "./messages.ts";

/** A table, ready to be shown: the first column is of names, all others are of figures. */
export interface Table {
  readonly title: string;
  readonly columns: readonly string[];
  readonly rows: readonly (readonly string[])[];
  /** Where the page shows it as a plot, too. */
  readonly bars?: readonly Bar[];
}

interface Bar {
  readonly name: string;
  readonly value: number;
  /** Beside the figure: a share, or a change. */
  readonly note: string;
}

/** What the page and the terminal show under one title. */
export interface Section {
  readonly title: string;
  readonly lead?: string;
  readonly tables: readonly Table[];
}

/** All that is shown more than once: as plots, and in a few large figures. */
const shownApart: readonly string[] = [
  "view",
  "chooser-open",
  "store-click",
  "campaign-view",
  "campaign-store",
  "paint",
  "preview-fetch",
];

/** Rows of the table by token of store links. */
const mostAttributions = 50;

const { columns, events } = messages;

/** Every table of the statistics but the days, in the order in which they are shown. */
export function sectionsOf(figures: Figures, attributions: readonly Attribution[] | undefined): readonly Section[] {
  const { way, verbsTitle, placesTitle, actionsTitle, followedTitle, previewsTitle, refusedTitle } = messages;
  const { verbs, places, stores, fetchers, previewPages, refusals } = figures;
  return [
    { title: way.title, lead: way.lead, tables: [wayTable(figures)] },
    {
      title: messages.byTitle,
      lead: messages.byLead,
      tables: (["page", "phone", "language", "app"] as const).map((dimension) => groupTable(dimension, figures)),
    },
    {
      title: placesTitle,
      lead: messages.placesLead,
      tables: [
        plotted(placesTitle, columns.place, named("place", places)),
        plotted(columns.store, columns.store, named("store", stores)),
      ],
    },
    { title: verbsTitle, tables: [plotted(verbsTitle, columns.verb, named("verb", verbs))] },
    { title: followedTitle, lead: messages.followedLead, tables: [followedTable(figures)] },
    { title: actionsTitle, tables: [pairTable(actionsTitle, columns.action, actionsOf(figures))] },
    { title: messages.speedTitle, lead: messages.speedLead, tables: [speedTable(figures)] },
    {
      title: previewsTitle,
      lead: messages.previewsLead,
      tables: [
        plotted(previewsTitle, columns.fetcher, named("fetcher", fetchers)),
        plotted(columns.page, columns.page, named("page", previewPages)),
      ],
    },
    ...(attributions
      ? [
          {
            title: messages.installationsTitle,
            lead: messages.installationsLead,
            tables: [attributionsTable(attributions)],
          },
        ]
      : []),
    {
      title: refusedTitle,
      lead: messages.forged,
      tables: [pairTable(refusedTitle, columns.reason, named("refusal", refusals))],
    },
  ];
}

/** What else visitors do. */
export const actionsOf = ({ totals }: Figures): Named[] =>
  countedEvents
    .filter((event) => !shownApart.includes(event))
    .map((event) => ({ ...totals[event], name: events[event] }));

/** The same figures, by the names of their labels in the statistics. */
const named = (label: Label, pairs: readonly Named[]): Named[] =>
  pairs.map((pair) => ({ ...pair, name: nameOf(label, pair.name) }));

const pairCells = (pair: Pair) => [number(pair.now), number(pair.before), change(pair)];

function pairTable(title: string, first: string, rows: readonly Named[]): Table {
  return {
    title,
    columns: [first, columns.now, columns.before, columns.change],
    rows: rows.map((row) => [row.name, ...pairCells(row)]),
  };
}

/** Such a table, with a plot. */
function plotted(title: string, first: string, rows: readonly Named[]): Table {
  const bars = rows.map((row) => ({ name: row.name, value: row.now, note: change(row) }));
  return { ...pairTable(title, first, rows), bars };
}

/** The steps to a store, with what part one is of another. Shares stand only where one step contains the other. */
export function stepsOf({ totals, inChooser, elsewhere }: Figures) {
  const { way } = messages;
  const choosers = totals["chooser-open"];
  const stores = totals["store-click"];
  const ofViews = ({ now }: Pair) => way.ofViews(share(shareOf(now, totals.view.now)));
  return [
    { ...totals.view, name: events.view, text: "" },
    { ...choosers, name: events["chooser-open"], text: ofViews(choosers) },
    { ...inChooser, name: way.inChooser, text: way.ofChoosers(share(shareOf(inChooser.now, choosers.now))) },
    { ...elsewhere, name: way.elsewhere, text: ofViews(elsewhere) },
    { ...stores, name: events["store-click"], text: ofViews(stores) },
  ];
}

function wayTable(figures: Figures): Table {
  const steps = stepsOf(figures);
  return {
    title: messages.way.title,
    columns: [columns.step, columns.now, columns.before, columns.change, columns.share],
    rows: steps.map((step) => [step.name, ...pairCells(step), step.text]),
    // The last step, all store links together, is the sum of the two before it.
    bars: steps.slice(0, -1).map((step) => ({ name: step.name, value: step.now, note: step.text || change(step) })),
  };
}

/** Views, and the steps from them to a store, by page, language, device or app. */
function groupTable(dimension: Dimension, { groups }: Figures): Table {
  const title = messages.dimensions[dimension];
  const { views, choosers, stores, ofViews } = columns;
  return {
    title,
    columns: [title, views, columns.change, choosers, ofViews, stores, ofViews, columns.change],
    rows: groups[dimension].map((group) => [
      nameOf(dimension, group.name),
      number(group.views.now),
      change(group.views),
      number(group.choosers.now),
      share(groupShareOf(dimension, group, group.choosers.now)),
      number(group.stores.now),
      share(groupShareOf(dimension, group, group.stores.now)),
      change(group.stores),
    ]),
    bars: groups[dimension].map((group) => ({
      name: nameOf(dimension, group.name),
      value: group.views.now,
      note: `${stores}: ${share(groupShareOf(dimension, group, group.stores.now))}`,
    })),
  };
}

function followedTable({ followed }: Figures): Table {
  return {
    title: messages.followedTitle,
    columns: [columns.campaign, columns.views, columns.change, columns.stores, columns.ofViews, columns.change],
    rows: followed.map(({ name, views, stores }) => [
      name === otherLabel ? messages.other : name,
      ...[number(views.now), change(views), number(stores.now), share(shareOf(stores.now, views.now)), change(stores)],
    ]),
  };
}

function speedTable({ paints }: Figures): Table {
  return {
    title: messages.speedTitle,
    columns: [columns.page, columns.measured, ...paintClasses.map((one) => columns.paints[one])],
    rows: paints.map(({ label, name, measured, classes }) => [
      ...[nameOf(label, name), number(measured)],
      ...classes.map((count) => share(shareOf(count, measured))),
    ]),
  };
}

/** Day by day. */
export function daysTable({ days }: Figures): Table {
  return {
    title: messages.days.title,
    columns: [columns.day, columns.views, columns.choosers, columns.stores, events["preview-fetch"]],
    rows: days.map(({ day: date, views, choosers, stores, previews }) => [
      day(date),
      ...[views, choosers, stores, previews].map(({ now }) => number(now)),
    ]),
  };
}

function attributionsTable(attributions: readonly Attribution[]): Table {
  const { campaign, views, stores, ofViews, installations, ofPresses } = columns;
  const figure = (value: number | undefined) => (value === undefined ? "–" : number(value));
  const hidden = attributions.length - mostAttributions;
  return {
    title: messages.installationsTitle,
    columns: [campaign, views, stores, ofViews, installations, ofPresses, columns.change],
    rows: [
      ...attributions
        .slice(0, mostAttributions)
        .map((one) => [
          one.name,
          figure(one.views),
          figure(one.presses),
          share(shareOf(one.presses ?? 0, one.views ?? 0)),
          number(one.installations),
          share(shareOf(one.installations, one.presses ?? 0)),
          change({ now: one.installations, before: one.installationsBefore }),
        ]),
      ...(hidden > 0 ? [[messages.more(number(hidden)), "", "", "", "", "", ""]] : []),
    ],
  };
}
