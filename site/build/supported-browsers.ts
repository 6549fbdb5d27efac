/** Versions of browsers, by the names that MDN's data and Vite have for them. */
export interface BrowserVersions {
  readonly chrome: number;
  readonly firefox: number;
  readonly safari: number;
}

/**
 * The oldest browsers in which scripts run. Chrome and Safari are those of March 2023; older ones cannot read the
 * scripts. In what is older, pages are those without script.
 */
export const scriptBrowsers: BrowserVersions = { chrome: 111, firefox: 121, safari: 16.4 };

/**
 * The oldest browsers in which pages look as they are meant to: the first with `light-dark()`, and with popovers. Between
 * these and `scriptBrowsers`, pages are readable and forms are sent.
 */
export const lookBrowsers: BrowserVersions = { chrome: 123, firefox: 125, safari: 17.5 };

/** Their names as Vite's `build.target` and `build.cssTarget` have them. */
export function buildTargets(browsers: BrowserVersions): string[] {
  return Object.entries(browsers).map(([name, version]) => `${name}${version}`);
}
