import type { ReportFormat } from "#report/report-format.ts";
import type { Table } from "#report/report-tables.ts";
import { DataTable } from "./data-table.tsx";

export interface Bar {
  readonly name: string;
  readonly value: number;
  /** Beside the figure: a share, or a change. */
  readonly note: string;
}

interface BarChartProps {
  readonly title: string;
  readonly bars: readonly Bar[];
  readonly format: ReportFormat;
  /** What the plot shows, in figures. */
  readonly table: Table;
  readonly hasHeading?: boolean;
  readonly isLarge?: boolean;
}

/** Horizontal bars. Names and figures are text, which wraps on a phone; only the bars are drawn. */
export function BarChart({ title, bars, format, table, hasHeading = false, isLarge = false }: BarChartProps) {
  const largest = Math.max(1, ...bars.map(({ value }) => value));
  if (bars.length === 0) return null;
  return (
    <figure className={isLarge ? "chart large" : "chart"}>
      {hasHeading && <h3>{title}</h3>}
      <div role="img" aria-label={summaryOf(title, bars, format)}>
        {bars.map(({ name, value, note }) => (
          <div className="bar" key={name}>
            <span className="bar-name">{name}</span>
            <span className="bar-value">
              {format.compact(value)} <span className="bar-note">{note}</span>
            </span>
            <svg viewBox="0 0 1000 1" preserveAspectRatio="none" aria-hidden="true">
              <rect className="bar-ground" width="1000" height="1" />
              <rect className="bar-fill" width={Math.max(2, Math.round((value / largest) * 1000))} height="1" />
            </svg>
          </div>
        ))}
      </div>
      <DataTable format={format} table={table} isFolded />
    </figure>
  );
}

/** What a screen reader says of a plot; the table behind it has the rest. */
function summaryOf(title: string, bars: readonly Bar[], format: ReportFormat): string {
  const first = bars.slice(0, 5).map(({ name, value }) => `${name}: ${format.number(value)}`);
  return `${title}. ${first.join("; ")}`;
}
