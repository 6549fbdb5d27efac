import type { CountedEvent, RefusalReason } from "#site/features/counting/count-labels.ts";

/** What a count is of. Values of closed lists alone; "" where an event has no such label. */
export interface CountLabels {
  readonly event: CountedEvent;
  /** A `PageKind`. */
  readonly page: string;
  /** A locale; "other" in rows beyond the limit of a day. */
  readonly language: string;
  /** "apple", "google" (Android) or "other"; the store's, where a store link was pressed. */
  readonly platform: string;
  /** In which the page was opened: "browser" for none; "other" in rows beyond the limit of a day. */
  readonly app: string;
  /** Where on the page. */
  readonly place: string;
  /** The store of a "store-click", the fetcher of a "preview-fetch". */
  readonly detail: string;
}

export interface Counted extends CountLabels {
  readonly count: number;
}

/** A row of `daily_counts`. */
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

/** The site's own tables, apart from the product server's. */
export interface CountTables {
  readonly daily_counts: DailyCount;
  readonly daily_refusals: DailyRefusals;
}

export const labelColumns = ["event", "page", "language", "platform", "app", "place", "detail"] as const;
