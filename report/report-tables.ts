import { countedEvents } from "#site/features/counting/count-labels.ts";
import { dimensions, type Figures, type Group, groupShareOf, type Named, type Pair, shareOf } from "./figures.ts";
import type { Campaign } from "./installations.ts";
import type { ReportFormat } from "./report-format.ts";

/** A table, ready to be shown: the first column is of names, all others are of figures. */
export interface Table {
  readonly title: string;
  readonly columns: readonly string[];
  readonly rows: readonly (readonly string[])[];
}

/** Rows of a table by campaign. */
const mostCampaigns = 50;

const pairCells = ({ number, change }: ReportFormat, pair: Pair) => [
  number(pair.now),
  number(pair.before),
  change(pair),
];

function pairTable(
  format: ReportFormat,
  title: string,
  first: string,
  rows: readonly (Pair & { readonly label: string })[],
): Table {
  const { now, before, change } = format.messages.columns;
  return {
    title,
    columns: [first, now, before, change],
    rows: rows.map((row) => [row.label, ...pairCells(format, row)]),
  };
}

const named = (format: ReportFormat, label: Parameters<ReportFormat["name"]>[0], pairs: readonly Named[]) =>
  pairs.map((pair) => ({ ...pair, label: format.name(label, pair.name) }));

/** The steps to a store. Shares stand only where one step contains the other. */
export function wayTable({ totals, inChooser, elsewhere }: Figures, format: ReportFormat): Table {
  const { messages, share } = format;
  const { columns, events, way } = messages;
  const views = totals.view.now;
  const choosers = totals["chooser-open"];
  const steps: readonly (readonly [string, Pair, string])[] = [
    [events.view, totals.view, ""],
    [events["chooser-open"], choosers, way.ofViews(share(shareOf(choosers.now, views)))],
    [way.inChooser, inChooser, way.ofChoosers(share(shareOf(inChooser.now, choosers.now)))],
    [way.elsewhere, elsewhere, way.ofViews(share(shareOf(elsewhere.now, views)))],
    [events["store-click"], totals["store-click"], way.ofViews(share(shareOf(totals["store-click"].now, views)))],
  ];
  return {
    title: way.title,
    columns: [columns.step, columns.now, columns.before, columns.change, columns.share],
    rows: steps.map(([label, pair, text]) => [label, ...pairCells(format, pair), text]),
  };
}

/** Who comes and who goes on, by page, language, device and app. */
export function groupTables({ groups }: Figures, format: ReportFormat): Table[] {
  return dimensions.map((dimension) => groupTable(dimension, groups[dimension], format));
}

function groupTable(dimension: (typeof dimensions)[number], groups: readonly Group[], format: ReportFormat): Table {
  const { views, choosers, stores, ofViews, change } = format.messages.columns;
  return {
    title: format.messages.dimensions[dimension],
    columns: [format.messages.dimensions[dimension], views, change, choosers, ofViews, stores, ofViews, change],
    rows: groups.map((group) => [
      format.name(dimension, group.name),
      format.number(group.views.now),
      format.change(group.views),
      format.number(group.choosers.now),
      format.share(groupShareOf(dimension, group, group.choosers.now)),
      format.number(group.stores.now),
      format.share(groupShareOf(dimension, group, group.stores.now)),
      format.change(group.stores),
    ]),
  };
}

export function placesTable({ places }: Figures, format: ReportFormat): Table {
  const { placesTitle, columns } = format.messages;
  return pairTable(format, placesTitle, columns.place, named(format, "place", places));
}

export function storesTable({ stores }: Figures, format: ReportFormat): Table {
  return pairTable(
    format,
    format.messages.columns.store,
    format.messages.columns.store,
    named(format, "store", stores),
  );
}

export function actionsTable({ totals }: Figures, format: ReportFormat): Table {
  const shown = ["view", "chooser-open", "store-click", "preview-fetch"];
  const actions = countedEvents
    .filter((event) => !shown.includes(event))
    .map((event) => ({ ...totals[event], label: format.messages.events[event] }));
  return pairTable(format, format.messages.actionsTitle, format.messages.columns.action, actions);
}

export function fetchersTable({ fetchers }: Figures, format: ReportFormat): Table {
  const { previewsTitle, columns } = format.messages;
  return pairTable(format, previewsTitle, columns.fetcher, named(format, "fetcher", fetchers));
}

export function previewPagesTable({ previewPages }: Figures, format: ReportFormat): Table {
  const { columns } = format.messages;
  return pairTable(format, columns.page, columns.page, named(format, "page", previewPages));
}

export function refusalsTable({ refusals }: Figures, format: ReportFormat): Table {
  const { refusedTitle, columns } = format.messages;
  return pairTable(format, refusedTitle, columns.reason, named(format, "refusal", refusals));
}

export function daysTable({ days }: Figures, { number, day, messages }: ReportFormat): Table {
  const { columns, events } = messages;
  return {
    title: messages.days.title,
    columns: [columns.day, columns.views, columns.choosers, columns.stores, events["preview-fetch"]],
    rows: days.map((row) => [
      day(row.day),
      ...[row.views, row.choosers, row.stores, row.previews].map(({ now }) => number(now)),
    ]),
  };
}

export function campaignsTable(campaigns: readonly Campaign[], format: ReportFormat): Table {
  const { installationsTitle, columns, more } = format.messages;
  const figure = (value: number | undefined) => (value === undefined ? "–" : format.number(value));
  const shown = campaigns.slice(0, mostCampaigns);
  const hidden = campaigns.length - shown.length;
  return {
    title: installationsTitle,
    columns: [
      columns.campaign,
      columns.views,
      columns.stores,
      columns.ofViews,
      columns.installations,
      columns.ofPresses,
      columns.change,
    ],
    rows: [
      ...shown.map(({ name, views, presses, installations, installationsBefore }) => [
        name,
        figure(views),
        figure(presses),
        format.share(shareOf(presses ?? 0, views ?? 0)),
        format.number(installations),
        format.share(shareOf(installations, presses ?? 0)),
        format.change({ now: installations, before: installationsBefore }),
      ]),
      ...(hidden > 0 ? [[more(format.number(hidden)), "", "", "", "", "", ""]] : []),
    ],
  };
}
