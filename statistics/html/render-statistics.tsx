import { createHash } from "node:crypto";
import { renderToStaticMarkup } from "react-dom/server";
import { brand } from "#brand/brand.ts";
import base from "#site/styles/base.css?raw";
import { withBrandColors } from "#site/styles/brand-colors.ts";
import shared from "#site/styles/shared.css?raw";
import tokens from "#site/styles/tokens.css?raw";
import { type Figures, hasCounts } from "#statistics/figures.ts";
import { language, number, period } from "#statistics/format.ts";
import type { Attribution } from "#statistics/installations.ts";
import { messages } from "#statistics/messages.ts";
import { sectionsOf, type Table } from "#statistics/tables.ts";
import styles from "./statistics.css?raw";

/** Renders the statistics as one page that stands alone: its policy allows no request to anywhere, and no script. */
export function renderStatistics(figures: Figures, attributions: readonly Attribution[] | undefined): string {
  const css = [withBrandColors(tokens), base, shared, styles].join("\n");
  const hash = createHash("sha256").update(css).digest("base64");
  const policy = `default-src 'none'; style-src 'sha256-${hash}'; base-uri 'none'; form-action 'none'`;
  const title = `${brand.name} · ${messages.title}`;
  const page = (
    <html lang={language}>
      <head>
        <meta charSet="utf-8" />
        <meta httpEquiv="Content-Security-Policy" content={policy} />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <meta name="color-scheme" content="dark light" />
        <title>{`${title}, ${period(figures.period)}`}</title>
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: our own stylesheet, which escaping would change */}
        <style dangerouslySetInnerHTML={{ __html: css }} />
      </head>
      <body>
        <header>
          <p className="eyebrow">{title}</p>
          <h1>{period(figures.period)}</h1>
          <p className="muted">{messages.beside(period(figures.before))}</p>
        </header>
        <main>
          {!hasCounts(figures) && <p className="raised empty">{messages.empty}</p>}
          {sectionsOf(figures, attributions).map(({ title, lead, tables }) => (
            <section key={title}>
              <h2>{title}</h2>
              {lead && <p className="lead">{lead}</p>}
              {tables.map((table) => (
                <PlottedTable key={table.columns[0]} title={title} table={table} />
              ))}
            </section>
          ))}
        </main>
        <footer>
          <p className="note">{messages.counted}</p>
        </footer>
      </body>
    </html>
  );
  return `<!doctype html>${renderToStaticMarkup(page)}\n`;
}

export type RenderStatistics = typeof renderStatistics;

/** A table with a bar in each row. It scrolls where the screen is narrow or its rows are many, by keyboard too. */
function PlottedTable({ title, table: { columns, rows } }: { title: string; table: Table }) {
  const largest = Math.max(1, ...rows.map(({ value }) => value));
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
    <section className="scroll" aria-label={`${title}: ${columns[0]}`} tabIndex={0}>
      <table>
        <thead>
          <tr>
            {columns.map((column, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: two columns may have the same heading
              <th scope="col" key={index}>
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ name, value, cells }) => (
            <tr key={name}>
              <th scope="row">
                {name}
                <svg viewBox="0 0 1000 1" preserveAspectRatio="none" aria-hidden="true">
                  <rect width={Math.round((value / largest) * 1000)} height="1" />
                </svg>
              </th>
              {[number(value), ...cells].map((cell, index) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: cells have no other name
                <td key={index}>{cell}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
