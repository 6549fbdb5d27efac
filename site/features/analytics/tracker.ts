import type { TrackerId } from "#site/trackers.ts";

/** A click on a store link, as its `data-store` and `data-position` name it. */
export interface StoreClick {
  readonly platform: string;
  readonly position: string;
}

/** One third party that measures, in one of two ways: by its own script, or by an image request that names the page's kind. */
export interface Tracker {
  readonly id: TrackerId;
  /** Names of the cookies its script leaves on this site. */
  readonly cookies: RegExp;
  /** Starts it; called once, after consent. @param isNewView whether it has yet to report this visit */
  start(isNewView: boolean): void;
  reportStoreClick(click: StoreClick): void;
  /** Tells the vendor's running script that consent is withdrawn. */
  stop(): void;
}
