const compact = new Intl.NumberFormat("tr", { notation: "compact", maximumFractionDigits: 1 });
const whole = new Intl.NumberFormat("tr");

/** Formats a count in Turkish, compact from 10,000: 2.841, 27,8 B, 1,2 Mn. */
export function formatCount(count: number): string {
  return count < 10_000 ? whole.format(count) : compact.format(count);
}
