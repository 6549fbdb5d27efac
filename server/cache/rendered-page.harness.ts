import { siteResponse } from "#site/plain-site.harness.ts";
import type { SiteResponse } from "#site/site-response.ts";
import { createRenderedPage, type RenderedPage } from "./rendered-page.ts";

interface RenderedPageParts extends Partial<SiteResponse> {
  readonly unbounded?: boolean;
  readonly storable?: boolean;
}

/** A page of a post as the page cache gets it, unless `parts` say otherwise. */
export function renderedPage(
  text: string,
  { unbounded = false, storable = true, ...parts }: RenderedPageParts = {},
): RenderedPage {
  const response = siteResponse(text, { cache: "userContent", headers: { "Content-Type": "text/plain" }, ...parts });
  return createRenderedPage(response, { defaultHeaders: {}, requestId: "r", unbounded, storable });
}
