import type { Pair } from "#statistics/figures.ts";
import { compact, day, number } from "#statistics/format.ts";

interface DayChartProps {
  readonly title: string;
  /** YYYY-MM-DD */
  readonly days: readonly string[];
  readonly pairs: readonly Pair[];
}

const width = 1000;
const height = 100;

/** A line of the period over a dashed one of the previous days. Labels are text beside the drawing, which stretches. */
export function DayChart({ title, days, pairs }: DayChartProps) {
  const top = roundUp(Math.max(1, ...pairs.flatMap(({ now, before }) => [now, before])));
  const now = pairs.map((pair) => pair.now);
  const before = pairs.map((pair) => pair.before);
  const line = path(now, top);
  const total = now.reduce((sum, value) => sum + value, 0);
  const largest = Math.max(...now);
  const peak = days[now.indexOf(largest)] ?? "";
  const named = new Set([days[0], days[Math.floor((days.length - 1) / 2)], days.at(-1)]);
  return (
    <figure className="raised chart">
      <h3>{title}</h3>
      <div className="days" role="img" aria-label={`${title}: ${number(total)}. ${day(peak)}: ${number(largest)}`}>
        <div className="muted spread scale">
          {[top, top / 2, 0].map((value) => (
            <span key={value}>{compact(value)}</span>
          ))}
        </div>
        <svg viewBox={`0 0 ${width} ${height}`} preserveAspectRatio="none" aria-hidden="true">
          <path className="grid" d={`M0 0H${width}M0 ${height / 2}H${width}M0 ${height}H${width}`} />
          <path className="area" d={`${line}V${height}H0Z`} />
          <path className="line-before" d={path(before, top)} />
          <path className="line-now" d={line} />
        </svg>
        <div className="muted spread dates">
          {[...named].map((one = "") => (
            <span key={one}>{day(one)}</span>
          ))}
        </div>
      </div>
    </figure>
  );
}

function path(values: readonly number[], top: number): string {
  const y = (value: number) => Math.round((1 - value / top) * height * 10) / 10;
  // A single day is a level line.
  if (values.length === 1) return `M0 ${y(values[0] ?? 0)}H${width}`;
  const step = width / (values.length - 1);
  return values
    .map((value, index) => `${index === 0 ? "M" : "L"}${Math.round(index * step * 10) / 10} ${y(value)}`)
    .join("");
}

/** The next of 1, 2, 4, 6, 8 and 10 times a power of ten: half of it is a short number, too. */
function roundUp(value: number): number {
  const power = 10 ** Math.floor(Math.log10(value));
  const step = [1, 2, 4, 6, 8, 10].find((one) => one * power >= value) ?? 10;
  return Math.max(2, step * power);
}
