import type { Assets } from "./assets.ts";
import type { RequestContext } from "./page.ts";
import type { EmbedName, EndpointName, PageName, Params, SiteRouteName } from "./routes.ts";
import type { SiteResponse } from "./site-response.ts";

// Declared as methods, whose parameters TypeScript compares in both directions: the handler of one route is among the
// handlers of all. app.tsx gives each the requests of its own route only.

/** Responds to requests of one route; `undefined` is the page that says that there is nothing. */
export interface RouteHandler<Name extends SiteRouteName = SiteRouteName> {
  readonly name: Name;
  respond(context: RequestContext<Name>): SiteResponse | undefined | Promise<SiteResponse | undefined>;
}

/** The default export of a file in pages/. */
export interface DocumentModule<Name extends PageName | EmbedName = PageName | EmbedName> {
  readonly name: Name;
  respond(context: RequestContext<Name>, assets: Assets): Promise<SiteResponse>;
}

/** Makes an endpoint: a response of the site that is no page. */
export function defineEndpoint<Name extends EndpointName>(
  name: Name,
  respond: (context: RequestContext<Name>, params: Params<Name>) => ReturnType<RouteHandler["respond"]>,
): RouteHandler<Name> {
  return { name, respond: (context) => respond(context, context.request.params) };
}
