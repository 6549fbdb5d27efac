import type { CountLabels, RefusalReason } from "#site/features/counting/count-labels.ts";

export interface Counted extends CountLabels {
  readonly count: number;
}

/** A count of a day. */
export interface DailyCount extends Counted {
  /** YYYY-MM-DD, of Turkish time. */
  readonly day: string;
}

/** A row of `daily_refusals`. */
export interface DailyRefusals {
  readonly day: string;
  readonly reason: RefusalReason;
  readonly count: number;
}

/** A row of `daily_counts`. The phone's column has an older name. */
export type CountRow = Omit<DailyCount, "phone"> & { readonly platform: string };

/** The site's own tables, apart from the product server's. */
export interface CountTables {
  readonly daily_counts: CountRow;
  readonly daily_refusals: DailyRefusals;
}

export const labelColumns = ["event", "page", "language", "platform", "app", "place", "detail"] as const;

/** The label that a column has. */
export const labelOf = (column: (typeof labelColumns)[number]) => (column === "platform" ? "phone" : column);
