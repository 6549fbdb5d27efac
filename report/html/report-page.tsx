import type { ReactNode } from "react";
import { brand } from "#brand/brand.ts";
import { type Figures, groupShareOf, type Pair, shareOf } from "#report/figures.ts";
import type { Campaign } from "#report/installations.ts";
import { hasCounts } from "#report/print-report.ts";
import type { ReportFormat } from "#report/report-format.ts";
import {
  actionsTable,
  campaignsTable,
  daysTable,
  fetchersTable,
  groupTables,
  placesTable,
  previewPagesTable,
  refusalsTable,
  storesTable,
  wayTable,
} from "#report/report-tables.ts";
import { type Bar, BarChart } from "./bar-chart.tsx";
import { DataTable } from "./data-table.tsx";
import { DayChart } from "./day-chart.tsx";

interface ReportPageProps {
  readonly figures: Figures;
  readonly campaigns: readonly Campaign[] | undefined;
  readonly format: ReportFormat;
  /** Content-Security-Policy, for the meta element. */
  readonly policy: string;
  readonly styles: string;
}

export function ReportPage({ figures, campaigns, format, policy, styles }: ReportPageProps) {
  const { messages, period } = format;
  const title = `${brand.name} · ${messages.title}`;
  return (
    <html lang={format.language}>
      <head>
        <meta charSet="utf-8" />
        <meta httpEquiv="Content-Security-Policy" content={policy} />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <meta name="color-scheme" content="dark light" />
        <title>{`${title}, ${period(figures.period)}`}</title>
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: our own stylesheet, which escaping would change */}
        <style dangerouslySetInnerHTML={{ __html: styles }} />
      </head>
      <body>
        <header className="top">
          <p className="eyebrow">{title}</p>
          <h1>{period(figures.period)}</h1>
          <p className="muted">{messages.beside(period(figures.before))}</p>
        </header>
        <main>
          {!hasCounts(figures) && <p className="empty">{messages.empty}</p>}
          <Tiles figures={figures} format={format} />
          <Way figures={figures} format={format} />
          <Days figures={figures} format={format} />
          <Groups figures={figures} format={format} />
          <Places figures={figures} format={format} />
          <Section title={messages.actionsTitle}>
            <DataTable format={format} table={actionsTable(figures, format)} />
          </Section>
          <Previews figures={figures} format={format} />
          {campaigns && (
            <Section title={messages.installationsTitle} lead={messages.installationsLead}>
              <DataTable format={format} table={campaignsTable(campaigns, format)} />
            </Section>
          )}
          <Section title={messages.refusedTitle} lead={messages.forged}>
            <DataTable format={format} table={refusalsTable(figures, format)} />
          </Section>
        </main>
        <footer>
          <p className="muted">{messages.counted}</p>
        </footer>
      </body>
    </html>
  );
}

interface PartProps {
  readonly figures: Figures;
  readonly format: ReportFormat;
}

function Section({ title, lead, children }: { title: string; lead?: string; children: ReactNode }) {
  return (
    <section>
      <h2>{title}</h2>
      {lead && <p className="lead">{lead}</p>}
      {children}
    </section>
  );
}

function Tiles({ figures: { totals }, format }: PartProps) {
  const shown = ["view", "chooser-open", "store-click", "app-open", "preview-fetch"] as const;
  return (
    <dl className="tiles">
      {shown.map((event) => (
        <div key={event}>
          <dt>{format.messages.events[event]}</dt>
          <dd className="figure">{format.compact(totals[event].now)}</dd>
          <dd className="change">
            <Change pair={totals[event]} format={format} />
          </dd>
        </div>
      ))}
    </dl>
  );
}

function Change({ pair, format }: { pair: Pair; format: ReportFormat }) {
  const direction = pair.now > pair.before ? "up" : pair.now < pair.before ? "down" : "same";
  return (
    <>
      <span className={direction}>{format.change(pair)}</span>{" "}
      {format.messages.columns.before.toLocaleLowerCase(format.language)} {format.compact(pair.before)}
    </>
  );
}

function Way({ figures, format }: PartProps) {
  const { way, events } = format.messages;
  const { totals, inChooser, elsewhere } = figures;
  const views = totals.view.now;
  const choosers = totals["chooser-open"].now;
  const bars: Bar[] = [
    { name: events.view, value: views, note: format.change(totals.view) },
    { name: events["chooser-open"], value: choosers, note: way.ofViews(format.share(shareOf(choosers, views))) },
    { name: way.inChooser, value: inChooser.now, note: way.ofChoosers(format.share(shareOf(inChooser.now, choosers))) },
    { name: way.elsewhere, value: elsewhere.now, note: way.ofViews(format.share(shareOf(elsewhere.now, views))) },
  ];
  return (
    <Section title={way.title} lead={way.lead}>
      <BarChart title={way.title} bars={bars} format={format} table={wayTable(figures, format)} isLarge />
    </Section>
  );
}

function Days({ figures, format }: PartProps) {
  const { days, events } = format.messages;
  const charts = [
    [events.view, figures.days.map(({ views }) => views)],
    [events["store-click"], figures.days.map(({ stores }) => stores)],
  ] as const;
  return (
    <Section title={days.title}>
      <p className="legend" aria-hidden="true">
        <span className="key-now" /> {days.now} <span className="key-before" /> {days.before}
      </p>
      <div className="pair">
        {charts.map(([title, pairs]) => (
          <DayChart key={title} title={title} days={figures.days.map(({ day }) => day)} pairs={pairs} format={format} />
        ))}
      </div>
      <DataTable format={format} table={daysTable(figures, format)} isFolded />
    </Section>
  );
}

function Groups({ figures, format }: PartProps) {
  const { groups } = figures;
  const { messages } = format;
  const tables = groupTables(figures, format);
  return (
    <Section title={messages.byTitle} lead={messages.byLead}>
      <div className="pair">
        {(["page", "platform", "language", "app"] as const).map((dimension) => {
          const table = tables.find(({ title }) => title === messages.dimensions[dimension]);
          const bars = groups[dimension].map((group) => ({
            name: format.name(dimension, group.name),
            value: group.views.now,
            note: `${messages.columns.stores}: ${format.share(groupShareOf(dimension, group, group.stores.now))}`,
          }));
          return (
            table && (
              <BarChart
                key={dimension}
                title={messages.dimensions[dimension]}
                bars={bars}
                format={format}
                table={table}
                hasHeading
              />
            )
          );
        })}
      </div>
    </Section>
  );
}

function Places({ figures, format }: PartProps) {
  const { placesTitle, placesLead, columns } = format.messages;
  const bars = (label: "place" | "store", rows: Figures["places"]) =>
    rows.map((row) => ({ name: format.name(label, row.name), value: row.now, note: format.change(row) }));
  return (
    <Section title={placesTitle} lead={placesLead}>
      <div className="pair">
        <BarChart
          title={columns.place}
          bars={bars("place", figures.places)}
          format={format}
          table={placesTable(figures, format)}
          hasHeading
        />
        <BarChart
          title={columns.store}
          bars={bars("store", figures.stores)}
          format={format}
          table={storesTable(figures, format)}
          hasHeading
        />
      </div>
    </Section>
  );
}

function Previews({ figures, format }: PartProps) {
  const { previewsTitle, previewsLead, columns } = format.messages;
  const bars = (label: "fetcher" | "page", rows: Figures["fetchers"]) =>
    rows.map((row) => ({ name: format.name(label, row.name), value: row.now, note: format.change(row) }));
  return (
    <Section title={previewsTitle} lead={previewsLead}>
      <div className="pair">
        <BarChart
          title={columns.fetcher}
          bars={bars("fetcher", figures.fetchers)}
          format={format}
          table={fetchersTable(figures, format)}
          hasHeading
        />
        <BarChart
          title={columns.page}
          bars={bars("page", figures.previewPages)}
          format={format}
          table={previewPagesTable(figures, format)}
          hasHeading
        />
      </div>
    </Section>
  );
}
