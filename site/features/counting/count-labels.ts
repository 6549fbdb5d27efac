/**
 * The counted events. All but the last two are sent by pages, in the order in which they lead a visitor into the app. The
 * server counts previews, what it has refused to count, and the presses of codes that it sends on to a store.
 */
export const countedEvents = [
  "view",
  "chooser-open",
  "store-click",
  "app-open",
  "in-app-exit",
  "link-copy",
  "code-show",
  "share",
  "translate",
  "ticket-save",
  "calendar",
  "wallet",
  "campaign-view",
  "campaign-store",
  "paint",
  "preview-fetch",
  "refused",
] as const;

export type CountedEvent = (typeof countedEvents)[number];

/** How soon the largest part of a page was painted: the details of a "paint". */
export const paintClasses = ["1s", "2.5s", "4s", "slower"] as const;

export type PaintClass = (typeof paintClasses)[number];

/** Crawlers that fetch previews, by user agent: the details of a "preview-fetch". */
export const previewFetchers = [
  "apple",
  "telegram",
  "x",
  "meta",
  "whatsapp-signal",
  "discord",
  "slack",
  "linkedin",
  "search",
  "other",
] as const;

export type PreviewFetcher = (typeof previewFetchers)[number];

/** Why an event is not counted: the details of a "refused", which has no other label. */
export const refusalReasons = ["foreign", "too-large", "too-fast", "invalid"] as const;

export type RefusalReason = (typeof refusalReasons)[number];

/** What a count is of. Values of closed lists alone, so that it identifies nobody; "" where an event has no such label. */
export interface CountLabels {
  readonly event: CountedEvent;
  /** A `PageKind`. */
  readonly page: string;
  /** A locale; "" for campaigns and a "paint"; "other" in rows beyond the limit of a day. */
  readonly language: string;
  /** The visitor's: "apple", "google" (Android) or "other"; "" for campaigns and a "preview-fetch". */
  readonly phone: string;
  /**
   * In which the page was opened: "browser" for none; "" for campaigns, a "paint" and a "preview-fetch"; "other" in rows
   * beyond the limit of a day.
   */
  readonly app: string;
  /** Where a store link stands. */
  readonly place: string;
  /**
   * The verb of a "chooser-open", the store of a "store-click", the kind of a "calendar" or "wallet", the fetcher of a
   * "preview-fetch", the name of a campaign, the class of a "paint".
   */
  readonly detail: string;
}

/** The label of rows beyond the limit of a day. */
export const otherLabel = "other";
