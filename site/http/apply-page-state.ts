import type { AstroGlobal } from "astro";
import type { Failure } from "#site/product-api/product-api.ts";
import { type CachePolicy, cachePolicies } from "./cache-policies.ts";
import { setCacheTags } from "./cache-tags.ts";
import { failureResponse } from "./failure-response.ts";

/** What every load function returns; each page's own states extend these three. */
export type PageState = { kind: "loaded" } | { kind: "loading" } | { kind: "failed"; reason: Failure };

/**
 * Sets status and cache policy of a page from its state.
 *
 * @param tags what the page was made of (./page-tags.ts), where something of it may have to go at once
 */
export function answer(
  astro: Pick<AstroGlobal, "response">,
  state: PageState,
  policy: CachePolicy,
  tags: readonly string[] = [],
): void {
  const { response } = astro;
  if (state.kind === "failed") {
    const { status, headers } = failureResponse(state.reason, policy);
    response.status = status;
    for (const [name, value] of Object.entries(headers)) response.headers.set(name, value);
    return;
  }
  response.headers.set("Cache-Control", cachePolicies[state.kind === "loading" ? "none" : policy]);
  setCacheTags(response.headers, tags);
}
