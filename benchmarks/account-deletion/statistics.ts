export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  const middle = sorted.length >> 1;
  const upper = sorted[middle] ?? Number.NaN;
  return sorted.length % 2 === 1 ? upper : ((sorted[middle - 1] ?? Number.NaN) + upper) / 2;
}

/**
 * The Mann-Whitney U test, as a z value: beyond ±1.96, two samples come from the same distribution with a probability
 * below 5 %. It compares ranks, so a few slow responses do not decide. The normal approximation needs 20 values each.
 */
export function mannWhitneyZ(first: readonly number[], second: readonly number[]): number {
  const all = [
    ...first.map((value) => ({ value, isFirst: true })),
    ...second.map((value) => ({ value, isFirst: false })),
  ];
  all.sort((a, b) => a.value - b.value);
  let rankSum = 0;
  for (let start = 0; start < all.length; ) {
    let end = start;
    while (all[end]?.value === all[start]?.value && end < all.length) end += 1;
    const rank = (start + 1 + end) / 2; // equal values share the middle of their ranks
    for (let index = start; index < end; index++) if (all[index]?.isFirst) rankSum += rank;
    start = end;
  }
  const [n, m] = [first.length, second.length];
  const u = rankSum - (n * (n + 1)) / 2;
  return (u - (n * m) / 2) / Math.sqrt((n * m * (n + m + 1)) / 12);
}

/** The 95 % confidence interval of the difference of two medians, from 2,000 resamplings (bootstrap). */
export function differenceOfMedians(
  first: readonly number[],
  second: readonly number[],
): { readonly low: number; readonly high: number } {
  const resample = (values: readonly number[]) =>
    values.map(() => values[Math.floor(Math.random() * values.length)] ?? Number.NaN);
  const differences = Array.from({ length: 2000 }, () => median(resample(first)) - median(resample(second)));
  differences.sort((a, b) => a - b);
  return { low: differences[50] ?? Number.NaN, high: differences[1949] ?? Number.NaN };
}
