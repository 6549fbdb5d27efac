/**
 * What is counted. All but the last are reported by pages, in the order in which they lead a visitor into the app; the
 * server counts previews.
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
  "preview-fetch",
] as const;

export type CountedEvent = (typeof countedEvents)[number];

/** Why a report is not counted; "lost": the database was away for too long. */
export const refusalReasons = ["foreign", "too-large", "too-fast", "invalid", "lost"] as const;

export type RefusalReason = (typeof refusalReasons)[number];

/** The label of rows beyond the limit of a day. */
export const otherLabel = "other";
