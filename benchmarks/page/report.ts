/** Prints rows of figures and remembers the bounds that are missed. */
export interface Report {
  readonly heading: (text: string) => void;
  readonly row: (cells: readonly (string | number)[]) => void;
  /** Compares a figure with the highest value that is allowed. */
  readonly atMost: (what: string, value: number, bound: number) => void;
  readonly missed: readonly string[];
}

export function createReport(): Report {
  const missed: string[] = [];
  return {
    heading: (text) => process.stdout.write(`\n${text}\n`),
    row: ([first = "", ...cells]) => {
      process.stdout.write(`  ${String(first).padEnd(24)}${cells.map((cell) => String(cell).padEnd(11)).join("")}\n`);
    },
    atMost(what, value, bound) {
      if (!(value <= bound)) missed.push(`${what}: ${value}, bound ${bound}`);
    },
    missed,
  };
}

export function median(values: readonly number[]): number {
  return values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? Number.NaN;
}
