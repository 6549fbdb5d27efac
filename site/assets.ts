import type { EmbedName, PageName } from "./routes.ts";

/** Sources of the scripts without React that a page can list; they run after first paint. */
export const deferredScripts = {
  measurement: "site/features/analytics/measurement.script.ts",
  counting: "site/features/counting/counting.script.ts",
  "reveal-on-scroll": "site/features/landing/reveal-on-scroll.script.ts",
  "in-app-browser": "site/features/in-app-browser/in-app-browser.script.ts",
  "animate-scene": "site/features/landing/scene/animate-scene.script.ts",
  "current-section": "site/features/legal-pages/current-section.script.ts",
  dock: "site/features/store-links/dock.script.ts",
  "keep-typed": "site/features/forms/keep-typed.script.ts",
  print: "site/features/ticket/print.script.ts",
  "retry-images": "site/components/user-content/retry-images.script.ts",
  "missing-fonts": "site/styles/missing-fonts/missing-fonts.script.ts",
} as const;

export type DeferredScript = keyof typeof deferredScripts;

/** The URL of each script. @param urlOf gets the script's source */
export function deferredScriptUrls(urlOf: (source: string) => string): Readonly<Record<DeferredScript, string>> {
  const urls = Object.entries(deferredScripts).map(([name, source]) => [name, urlOf(source)]);
  return Object.fromEntries(urls) as Record<DeferredScript, string>;
}

/** States that replace the content of a page. Others do not have their CSS. */
export type Instead = "failure" | "loading";

/** URLs and CSS that the build has made; in development the dev server's. */
export interface Assets {
  /** All CSS of a page, with that of a state that it shows instead of its content. The dev server has it all in one. */
  readonly css: (page: PageName | EmbedName, instead?: Instead) => string | Promise<string>;
  /** URLs of the styles of a page's dialogs (components/dialog/dialog-styles.ts). In development, pages have them. */
  readonly dialogSheets?: (page: PageName) => readonly string[];
  /** URL of the client entry, which hydrates islands. */
  readonly clientEntry: string;
  /**
   * URLs of the client entry, of these islands and of all that they import, so that a page can name them at once and no
   * file waits for another that imports it. The dev server names the client entry alone.
   */
  readonly islandFiles: (islands: ReadonlySet<string>) => readonly string[];
  readonly scripts: Readonly<Record<DeferredScript, string>>;
}
