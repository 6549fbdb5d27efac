import type { AstroGlobal } from "astro";
import type { Failure } from "#site/product-api/product-api.ts";
import { type CachePolicy, cachePolicies } from "./cache-policies.ts";

/** What every load function returns; each page's own states extend these three. */
export type PageState = { kind: "loaded" } | { kind: "loading" } | { kind: "failed"; reason: Failure };

/** Seconds after which a client may ask again once the product server has failed; short, since most outages are. */
const retryAfterSeconds = 10;

const statusOfFailure: Record<Failure, number> = {
  "not-found": 404,
  gone: 410,
  "no-data": 404,
  unavailable: 503,
};

/** Sets status and cache policy of a page from its state: the one place where a failure becomes a status code. */
export function answer(astro: Pick<AstroGlobal, "response">, state: PageState, policy: CachePolicy): void {
  const { response } = astro;
  if (state.kind === "failed") {
    response.status = statusOfFailure[state.reason];
    const keepable = state.reason !== "unavailable" && policy !== "none";
    response.headers.set("Cache-Control", cachePolicies[keepable ? "absent" : "none"]);
    if (state.reason === "unavailable") response.headers.set("Retry-After", String(retryAfterSeconds));
    return;
  }
  response.headers.set("Cache-Control", cachePolicies[state.kind === "loading" ? "none" : policy]);
}
