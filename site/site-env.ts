import type { Handler } from "hono";
import type { RequestBindings, RequestContext } from "./page.ts";

/** What the site's handlers get from Hono. */
export interface SiteEnv {
  readonly Bindings: RequestBindings;
  readonly Variables: { readonly context: RequestContext };
}

export type SiteHandler = Handler<SiteEnv>;
