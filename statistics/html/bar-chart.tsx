import { compact, number } from "#statistics/format.ts";
import type { Table } from "#statistics/tables.ts";
import { DataTable } from "./data-table.tsx";

interface BarChartProps {
  /** What the plot shows, in figures. */
  readonly table: Table;
  /** Where it is not the only one of its section. */
  readonly heading: string | undefined;
  readonly isLarge: boolean;
}

/** Horizontal bars. Names and figures are text, which wraps on a phone; only the bars are drawn. */
export function BarChart({ table, heading, isLarge }: BarChartProps) {
  const { bars = [], title } = table;
  const largest = Math.max(1, ...bars.map(({ value }) => value));
  if (bars.length === 0) return null;
  // What a screen reader says; the table behind the plot has the rest.
  const summary = bars.slice(0, 5).map(({ name, value }) => `${name}: ${number(value)}`);
  return (
    <figure className={isLarge ? "raised chart large" : "raised chart"}>
      {heading && <h3>{heading}</h3>}
      <div role="img" aria-label={`${heading ?? title}. ${summary.join("; ")}`}>
        {bars.map(({ name, value, note }) => (
          <div className="row spread bar" key={name}>
            <span className="bar-name">{name}</span>
            <span className="bar-value">
              {compact(value)} <span className="note bar-note">{note}</span>
            </span>
            <svg viewBox="0 0 1000 1" preserveAspectRatio="none" aria-hidden="true">
              <rect className="bar-ground" width="1000" height="1" />
              <rect className="bar-fill" width={Math.max(2, Math.round((value / largest) * 1000))} height="1" />
            </svg>
          </div>
        ))}
      </div>
      <DataTable table={table} isFolded />
    </figure>
  );
}
