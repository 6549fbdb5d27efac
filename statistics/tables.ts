import { countedEvents, otherLabel, paintClasses } from "#site/features/counting/count-labels.ts";
import { type Dimension, dimensions, type Figures, groupShareOf, type Named, type Pair, shareOf } from "./figures.ts";
import { change, day, type Label, nameOf, none, number, share } from "./format.ts";
import type { Attribution } from "./installations.ts";
import { messages } from "./messages.ts";

/** What the page and the terminal show under one title. */
export interface Section {
  readonly title: string;
  readonly lead?: string;
  readonly tables: readonly Table[];
}

export interface Table {
  /** Of the name, the figure and each of the cells. */
  readonly columns: readonly string[];
  readonly rows: readonly Row[];
}

interface Row {
  readonly name: string;
  /** The figure of the second column, which the page draws as a bar, too. */
  readonly value: number;
  readonly cells: readonly string[];
}

/** What has a section of its own. */
const shownApart: readonly string[] = [
  "view",
  "chooser-open",
  "store-click",
  "campaign-view",
  "campaign-store",
  "paint",
  "preview-fetch",
  "refused",
];

const { columns, events, sections } = messages;

/** Every table of the statistics, in the order in which they are shown. */
export function sectionsOf(figures: Figures, attributions: readonly Attribution[] = []): readonly Section[] {
  const { verbs, places, stores, fetchers, previewPages, refusals } = figures;
  const all: Section[] = [
    { ...sections.way, tables: [wayTable(figures)] },
    { ...sections.by, tables: dimensions.map((dimension) => groupTable(dimension, figures)) },
    { ...sections.places, tables: [pairTable("place", places), pairTable("store", stores)] },
    { ...sections.verbs, tables: [pairTable("verb", verbs)] },
    { ...sections.campaigns, tables: [campaignsTable(figures)] },
    { ...sections.actions, tables: [actionsTable(figures)] },
    { ...sections.speed, tables: [speedTable(figures)] },
    { ...sections.previews, tables: [pairTable("fetcher", fetchers), pairTable("page", previewPages)] },
    { ...sections.installations, tables: [attributionsTable(attributions)] },
    { ...sections.days, tables: [daysTable(figures)] },
    { ...sections.refused, tables: [pairTable("refusal", refusals)] },
  ];
  return all
    .map((section) => ({ ...section, tables: section.tables.filter(({ rows }) => rows.length > 0) }))
    .filter(({ tables }) => tables.length > 0);
}

const pairColumns = [columns.now, columns.before, columns.change];

const pairRow = ({ name, now, before }: Named): Row => ({
  ...{ name, value: now },
  cells: [number(before), change({ now, before })],
});

/** A table of figures by the values of a label. */
function pairTable(label: Exclude<Label, Dimension> | "page", pairs: readonly Named[]): Table {
  const rows = pairs.map((pair) => pairRow({ ...pair, name: nameOf(label, pair.name) }));
  return { columns: [columns[label], ...pairColumns], rows };
}

/** What else visitors do. */
export const actionsOf = ({ totals }: Figures): Named[] =>
  countedEvents
    .filter((event) => !shownApart.includes(event))
    .map((event) => ({ ...totals[event], name: events[event] }));

function actionsTable(figures: Figures): Table {
  return { columns: [columns.action, ...pairColumns], rows: actionsOf(figures).map(pairRow) };
}

/** The steps to a store, with what part one is of another. Shares stand only where one step contains the other. */
export function stepsOf({ totals, inChooser, elsewhere }: Figures) {
  const { steps } = messages;
  const choosers = totals["chooser-open"];
  const stores = totals["store-click"];
  const ofViews = ({ now }: Pair) => steps.ofViews(share(shareOf(now, totals.view.now)));
  return [
    { ...totals.view, name: events.view, text: "" },
    { ...choosers, name: events["chooser-open"], text: ofViews(choosers) },
    { ...inChooser, name: steps.inChooser, text: steps.ofChoosers(share(shareOf(inChooser.now, choosers.now))) },
    { ...elsewhere, name: steps.elsewhere, text: ofViews(elsewhere) },
    { ...stores, name: events["store-click"], text: ofViews(stores) },
  ];
}

function wayTable(figures: Figures): Table {
  const rows = stepsOf(figures).map((step) => {
    const { cells, ...row } = pairRow(step);
    return { ...row, cells: [...cells, step.text] };
  });
  return { columns: [columns.step, ...pairColumns, columns.share], rows };
}

/** Views, and the steps from them to a store, by page, language, device or app. */
function groupTable(dimension: Dimension, { groups }: Figures): Table {
  const { views, choosers, stores, ofViews } = columns;
  return {
    columns: [
      messages.dimensions[dimension],
      views,
      columns.change,
      choosers,
      ofViews,
      stores,
      ofViews,
      columns.change,
    ],
    rows: groups[dimension].map((group) => ({
      name: nameOf(dimension, group.name),
      value: group.views.now,
      cells: [
        change(group.views),
        number(group.choosers.now),
        share(groupShareOf(dimension, group, group.choosers.now)),
        number(group.stores.now),
        share(groupShareOf(dimension, group, group.stores.now)),
        change(group.stores),
      ],
    })),
  };
}

function campaignsTable({ campaigns }: Figures): Table {
  return {
    columns: [columns.campaign, columns.views, columns.change, columns.stores, columns.ofViews, columns.change],
    rows: campaigns.map(({ name, views, stores }) => ({
      name: name === otherLabel ? messages.other : name,
      value: views.now,
      cells: [change(views), number(stores.now), share(shareOf(stores.now, views.now)), change(stores)],
    })),
  };
}

function speedTable({ paints }: Figures): Table {
  return {
    columns: [columns.page, columns.measured, ...paintClasses.map((one) => columns.paints[one])],
    rows: paints.map(({ label, name, measured, classes }) => ({
      name: nameOf(label, name),
      value: measured,
      cells: classes.map((count) => share(shareOf(count, measured))),
    })),
  };
}

function daysTable({ days }: Figures): Table {
  return {
    columns: [columns.day, columns.views, columns.before, columns.choosers, columns.stores, events["preview-fetch"]],
    rows: days.map(({ day: date, views, choosers, stores, previews }) => ({
      name: day(date),
      value: views.now,
      cells: [views.before, choosers.now, stores.now, previews.now].map(number),
    })),
  };
}

function attributionsTable(attributions: readonly Attribution[]): Table {
  const { campaign, views, stores, ofViews, installations, ofPresses } = columns;
  const figure = (value: number | undefined) => (value === undefined ? none : number(value));
  return {
    columns: [campaign, installations, columns.change, views, stores, ofViews, ofPresses],
    rows: attributions.map((one) => ({
      name: one.name,
      value: one.installations,
      cells: [
        change({ now: one.installations, before: one.installationsBefore }),
        figure(one.views),
        figure(one.presses),
        share(shareOf(one.presses ?? 0, one.views ?? 0)),
        share(shareOf(one.installations, one.presses ?? 0)),
      ],
    })),
  };
}
