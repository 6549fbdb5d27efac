/** A click on a store link, as its `data-store` and `data-position` name it. */
export interface StoreClick {
  readonly platform: string;
  readonly position: string;
}

/** One third party that measures, in one of two ways: by its own script, or by an image request that names the page's kind. */
export interface Tracker {
  /**
   * Starts it; called once, after consent.
   *
   * @param isNewView whether it has yet to report this visit, which it has on a page that came late (closed to scripts)
   */
  start(isNewView: boolean): void;
  reportStoreClick(click: StoreClick): void;
  /** Tells the vendor's running script that consent is withdrawn. */
  stop(): void;
}
