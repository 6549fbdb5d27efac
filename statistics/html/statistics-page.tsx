import { brand } from "#brand/brand.ts";
import { type Figures, hasCounts } from "#statistics/figures.ts";
import { change, compact, language, period } from "#statistics/format.ts";
import type { Attribution } from "#statistics/installations.ts";
import { messages } from "#statistics/messages.ts";
import { daysTable, type Section, sectionsOf } from "#statistics/tables.ts";
import { BarChart } from "./bar-chart.tsx";
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
  const [way, ...sections] = sectionsOf(figures, attributions);
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
          {way && <ShownSection section={way} isLarge />}
          <Days figures={figures} />
          {sections.map((section) => (
            <ShownSection key={section.title} section={section} />
          ))}
        </main>
        <footer>
          <p className="note">{messages.counted}</p>
        </footer>
      </body>
    </html>
  );
}

function ShownSection({ section: { title, lead, tables }, isLarge = false }: { section: Section; isLarge?: boolean }) {
  const isAlone = tables.length === 1;
  const shown = tables.map((table) =>
    table.bars ? (
      <BarChart key={table.title} table={table} heading={isAlone ? undefined : table.columns[0]} isLarge={isLarge} />
    ) : (
      <DataTable key={table.title} table={table} />
    ),
  );
  return (
    <section>
      <h2>{title}</h2>
      {lead && <p className="lead">{lead}</p>}
      {isAlone ? shown : <div className="stack pair">{shown}</div>}
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

function Days({ figures }: { figures: Figures }) {
  const { days } = figures;
  const { events, days: texts } = messages;
  const dates = days.map(({ day }) => day);
  return (
    <section>
      <h2>{texts.title}</h2>
      <p className="note row legend" aria-hidden="true">
        <span className="key-now" /> {texts.now} <span className="key-before" /> {texts.before}
      </p>
      <div className="stack pair">
        <DayChart title={events.view} days={dates} pairs={days.map(({ views }) => views)} />
        <DayChart title={events["store-click"]} days={dates} pairs={days.map(({ stores }) => stores)} />
      </div>
      <DataTable table={daysTable(figures)} isFolded />
    </section>
  );
}
