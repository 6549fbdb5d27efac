import type { ReactNode } from "react";
import { brand } from "#brand/brand.ts";
import { type Dimension, dimensions, type Figures, groupShareOf, hasCounts, type Named } from "#statistics/figures.ts";
import { change, compact, type Label, language, nameOf, period, share } from "#statistics/format.ts";
import type { Attribution } from "#statistics/installations.ts";
import { messages } from "#statistics/messages.ts";
import { named, stepsOf, type Table, tablesOf } from "#statistics/tables.ts";
import { type Bar, BarChart } from "./bar-chart.tsx";
import { DataTable } from "./data-table.tsx";
import { DayChart } from "./day-chart.tsx";

interface StatisticsPageProps {
  readonly figures: Figures;
  readonly attributions: readonly Attribution[] | undefined;
  /** Content-Security-Policy, for the meta element. */
  readonly policy: string;
  readonly styles: string;
}

export function StatisticsPage({ figures, attributions, policy, styles }: StatisticsPageProps) {
  const title = `${brand.name} · ${messages.title}`;
  const tables = tablesOf(figures, attributions);
  const { way, columns } = messages;
  return (
    <html lang={language}>
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
          {!hasCounts(figures) && <p className="raised empty">{messages.empty}</p>}
          <Tiles figures={figures} />
          <Section title={way.title} lead={way.lead}>
            <BarChart title={way.title} bars={wayBars(figures)} table={tables.way} isLarge />
          </Section>
          <Days figures={figures} table={tables.days} />
          <Section title={messages.byTitle} lead={messages.byLead}>
            <div className="stack pair">
              {(["page", "phone", "language", "app"] as const).map((dimension) => (
                <BarChart
                  key={dimension}
                  title={messages.dimensions[dimension]}
                  bars={groupBars(figures, dimension)}
                  table={tables.groups[dimensions.indexOf(dimension)]}
                  hasHeading
                />
              ))}
            </div>
          </Section>
          <Section title={messages.placesTitle} lead={messages.placesLead}>
            <div className="stack pair">
              <PairChart title={columns.place} label="place" pairs={figures.places} table={tables.places} />
              <PairChart title={columns.store} label="store" pairs={figures.stores} table={tables.stores} />
            </div>
          </Section>
          <Section title={messages.verbsTitle}>
            <BarChart title={messages.verbsTitle} bars={pairBars("verb", figures.verbs)} table={tables.verbs} />
          </Section>
          <Section title={messages.followedTitle} lead={messages.followedLead}>
            <DataTable table={tables.followed} />
          </Section>
          <Section title={messages.actionsTitle}>
            <DataTable table={tables.actions} />
          </Section>
          <Section title={messages.speedTitle} lead={messages.speedLead}>
            <DataTable table={tables.speed} />
          </Section>
          <Section title={messages.previewsTitle} lead={messages.previewsLead}>
            <div className="stack pair">
              <PairChart title={columns.fetcher} label="fetcher" pairs={figures.fetchers} table={tables.fetchers} />
              <PairChart title={columns.page} label="page" pairs={figures.previewPages} table={tables.previewPages} />
            </div>
          </Section>
          {tables.attributions && (
            <Section title={messages.installationsTitle} lead={messages.installationsLead}>
              <DataTable table={tables.attributions} />
            </Section>
          )}
          <Section title={messages.refusedTitle} lead={messages.forged}>
            <DataTable table={tables.refusals} />
          </Section>
        </main>
        <footer>
          <p className="note">{messages.counted}</p>
        </footer>
      </body>
    </html>
  );
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

function Tiles({ figures: { totals } }: { figures: Figures }) {
  return (
    <dl className="stack-4 tiles">
      {(["view", "chooser-open", "store-click", "app-open", "preview-fetch"] as const).map((event) => {
        const { now, before } = totals[event];
        return (
          <div className="column raised" key={event}>
            <dt className="note">{messages.events[event]}</dt>
            <dd className="figure">{compact(now)}</dd>
            <dd className="note">
              <span className={now > before ? "up" : now < before ? "down" : "same"}>{change(totals[event])}</span>{" "}
              {messages.columns.before.toLocaleLowerCase(language)} {compact(before)}
            </dd>
          </div>
        );
      })}
    </dl>
  );
}

/** The last step, all store links together, is the sum of the two before it. */
function wayBars(figures: Figures): Bar[] {
  const steps = stepsOf(figures).slice(0, -1);
  return steps.map((step) => ({ name: step.name, value: step.now, note: step.text || change(step) }));
}

function Days({ figures: { days }, table }: { figures: Figures; table: Table }) {
  const { events, days: texts } = messages;
  const dates = days.map(({ day }) => day);
  return (
    <Section title={texts.title}>
      <p className="note row legend" aria-hidden="true">
        <span className="key-now" /> {texts.now} <span className="key-before" /> {texts.before}
      </p>
      <div className="stack pair">
        <DayChart title={events.view} days={dates} pairs={days.map(({ views }) => views)} />
        <DayChart title={events["store-click"]} days={dates} pairs={days.map(({ stores }) => stores)} />
      </div>
      <DataTable table={table} isFolded />
    </Section>
  );
}

function groupBars({ groups }: Figures, dimension: Dimension): Bar[] {
  return groups[dimension].map((group) => ({
    name: nameOf(dimension, group.name),
    value: group.views.now,
    note: `${messages.columns.stores}: ${share(groupShareOf(dimension, group, group.stores.now))}`,
  }));
}

interface PairChartProps {
  readonly title: string;
  readonly label: Label;
  readonly pairs: readonly Named[];
  readonly table: Table;
}

/** Figures as bars, with how they have changed. */
function PairChart({ title, label, pairs, table }: PairChartProps) {
  return <BarChart title={title} bars={pairBars(label, pairs)} table={table} hasHeading />;
}

function pairBars(label: Label, pairs: readonly Named[]): Bar[] {
  return named(label, pairs).map((pair) => ({ name: pair.name, value: pair.now, note: change(pair) }));
}
