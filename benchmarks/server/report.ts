/** Least, middle and greatest of some rounds. */
interface Spread {
  readonly min: number;
  readonly median: number;
  readonly max: number;
}

function spreadOf(values: readonly number[]): Spread {
  const sorted = [...values].sort((one, other) => one - other);
  const at = (share: number) => sorted[Math.round(share * (sorted.length - 1))] ?? Number.NaN;
  return { min: at(0), median: at(0.5), max: at(1) };
}

export function heading(text: string): void {
  process.stdout.write(`\n${text}\n`);
}

export function line(label: string, text: string): void {
  process.stdout.write(`  ${label.padEnd(46)} ${text}\n`);
}

/** @param wanted the bound that the middle is held against */
export function spreadLine(
  label: string,
  values: readonly number[],
  unit: string,
  wanted?: { readonly atLeast: number } | { readonly atMost: number },
): void {
  const { min, median, max } = spreadOf(values);
  line(label, `${[min, median, max].map(rounded).join(" · ")}${unit}${wanted ? verdict(median, wanted) : ""}`);
}

export function verdict(value: number, wanted: { readonly atLeast: number } | { readonly atMost: number }): string {
  const met = "atLeast" in wanted ? value >= wanted.atLeast : value <= wanted.atMost;
  const bound = "atLeast" in wanted ? `≥ ${wanted.atLeast}` : `≤ ${wanted.atMost}`;
  return `  (${bound}: ${met ? "met" : "MISSED"})`;
}

function rounded(value: number): string {
  if (Math.abs(value) >= 100) return Math.round(value).toLocaleString("en");
  return value.toPrecision(2 + Number(Math.abs(value) >= 1));
}
