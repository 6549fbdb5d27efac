/** Adds a vendor's script to the page. Where a blocker stops it, its queue simply stays unread. */
export function loadScript(url: string): void {
  const script = document.createElement("script");
  script.async = true;
  script.src = url;
  document.head.append(script);
}

/** A click on a store link, as its `data-store` and `data-position` name it. */
export interface StoreClick {
  readonly store: string;
  readonly position: string;
}

/** One third party that measures, in one of two ways: by its own script, or by an image request that names the page's kind. */
export interface Tracker {
  /** Starts it, and reports the visit; called once, after consent. */
  start(): void;
  reportStoreClick(click: StoreClick): void;
  /** Tells the vendor's running script that consent is withdrawn. */
  stop?(): void;
}
