export function heading(text: string): void {
  process.stdout.write(`\n${text}\n`);
}

export function line(label: string, text: string): void {
  process.stdout.write(`  ${label.padEnd(46)} ${text}\n`);
}

/** Prints min · median · max of some rounds. */
export function spreadLine(label: string, values: readonly number[], unit: string, atMost?: number): void {
  const sorted = values.toSorted((one, other) => one - other);
  const at = (share: number) => sorted[Math.round(share * (sorted.length - 1))] ?? Number.NaN;
  line(
    label,
    `${[0, 0.5, 1].map((share) => rounded(at(share))).join(" · ")}${unit}${atMost === undefined ? "" : verdict(at(0.5), atMost)}`,
  );
}

export function verdict(value: number, atMost: number): string {
  return `  (≤ ${atMost}: ${value <= atMost ? "met" : "MISSED"})`;
}

function rounded(value: number): string {
  if (Math.abs(value) >= 100) return Math.round(value).toLocaleString("en");
  return value.toPrecision(2 + Number(Math.abs(value) >= 1));
}
