import type { Assets } from "./assets.ts";
import type { RequestContext } from "./page.ts";
import type { EndpointName, Params, SiteRouteName } from "./routes.ts";
import type { SiteResponse } from "./site-response.ts";

// Declared as methods, whose parameters TypeScript compares in both directions: the handler of one route is among the
// handlers of all. app.tsx gives each the requests of its own route only.

/**
 * Responds to requests of one route; `undefined` is the page that says that there is nothing. Those of documents are the
 * default exports of the files in pages/.
 */
export interface RouteHandler<Name extends SiteRouteName = SiteRouteName, Responds = SiteResponse | undefined> {
  readonly name: Name;
  respond(context: RequestContext<Name>, assets: Assets): Responds | Promise<Responds>;
}

/** Makes an endpoint: a response of the site that is no page. */
export function defineEndpoint<Name extends EndpointName>(
  name: Name,
  respond: (context: RequestContext<Name>, params: Params<Name>) => ReturnType<RouteHandler["respond"]>,
): RouteHandler<Name> {
  return { name, respond: (context) => respond(context, context.request.params) };
}
