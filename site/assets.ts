/** The files in pages/, without their ending. */
export const pageNames = [
  "landing",
  "post",
  "profile",
  "ticket",
  "download",
  "delete-account",
  "deletion-receipt",
  "cancel-deletion",
  "privacy-policy",
  "embed-post",
  "not-found",
  "server-error",
] as const;

export type PageName = (typeof pageNames)[number];

/** Scripts without React that a page can ask for; they run after first paint. */
export type DeferredScript = "measurement" | "counting" | "reveal-on-scroll" | "print" | "missing-fonts";

/** URLs and CSS that the build has made; in development the dev server's. */
export interface Assets {
  /** All CSS of a page. */
  readonly css: (page: PageName) => string | Promise<string>;
  /** URL of the client entry, which hydrates islands. */
  readonly clientEntry: string;
  readonly scripts: Readonly<Record<DeferredScript, string>>;
}
