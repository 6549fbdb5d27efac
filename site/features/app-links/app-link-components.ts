import type { Route } from "#site/http/define-routes.ts";
import { pageNames, routeNames, routeOf } from "#site/routes.ts";

/** A pattern of paths in the words of both vendors: `*` stands for any characters. */
interface AppLinkComponent {
  readonly "/": string;
  readonly exclude?: true;
}

const patternOf = ({ path }: Route): string => path.replaceAll(/:\w+/g, "*");
const opensInApp = (route: Route): boolean => "opensInApp" in route;

/**
 * Which URLs the apps open, from the table of routes. Both vendors take the first component that matches, and open none
 * of what matches no component (Apple, "Supporting associated domains"; Android, "Configure website associations and
 * dynamic rules"). So exclusions come first: pages that only the site has, and what lies beneath a page that the app
 * opens, such as its feeds, which are for feed readers.
 */
export const appLinkComponents: readonly AppLinkComponent[] = listComponents();

function listComponents(): AppLinkComponent[] {
  const pages = pageNames.map((name) => routeOf(name));
  const opened = pages.filter(opensInApp);
  // The page for "not found" has every path.
  const sitePages = pages.filter((route) => !opensInApp(route) && !route.path.endsWith("*"));
  const beneath = routeNames
    .map((name) => routeOf(name))
    .filter(({ path }) => opened.some((page) => path.startsWith(`${page.path}/`)));
  return [
    ...[...sitePages, ...beneath].map((route) => ({ "/": patternOf(route), exclude: true as const })),
    ...opened.map((route) => ({ "/": patternOf(route) })),
  ];
}
