/** A file in pages/, without its ending. */
export type PageName =
  | "landing"
  | "post"
  | "profile"
  | "ticket"
  | "download"
  | "delete-account"
  | "privacy-policy"
  | "embed-post"
  | "not-found"
  | "server-error";

/** Scripts without React that a page can ask for; they run after first paint. */
export type DeferredScript = "consent" | "counting" | "reveal-on-scroll" | "print";

/** URLs and CSS that the build has made; in development the dev server's. */
export interface Assets {
  /** All CSS of a page. */
  readonly css: (page: PageName) => string | Promise<string>;
  /** URL of the client entry, which hydrates islands. */
  readonly clientEntry: string;
  readonly scripts: Readonly<Record<DeferredScript, string>>;
}
