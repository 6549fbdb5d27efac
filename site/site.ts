import type { Assets } from "./assets.ts";
import type { SiteServices } from "./page.ts";
import type { SiteRequest, Visitor } from "./site-request.ts";
import type { SiteResponse } from "./site-response.ts";

/**
 * The site as a function of a request.
 *
 * @param visitor of a request whose response is for a single visitor (routes.ts)
 * @throws whatever a page throws
 */
export type Site = (
  request: SiteRequest,
  visitor: Visitor | undefined,
  services: SiteServices,
) => Promise<SiteResponse>;

/**
 * Loads all pages and wires the site.
 *
 * @param assets what the build has made for browsers
 * @throws where a page of the table has no file in pages/
 */
export type CreateSite = (assets: Assets) => Promise<Site>;
