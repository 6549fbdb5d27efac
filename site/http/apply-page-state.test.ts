import { expect, it } from "vitest";
import { applyPageState, type PageState } from "./apply-page-state.ts";
import { type CachePolicy, cachePolicies } from "./cache-policies.ts";

function applied(state: PageState, policy: CachePolicy) {
  const headers = new Headers();
  const status = applyPageState(headers, state, policy);
  return { status, cache: headers.get("Cache-Control"), retry: headers.get("Retry-After") };
}

it.each([
  [{ kind: "loaded" }, "post", 200, cachePolicies.post, null],
  [{ kind: "loaded" }, "none", 200, cachePolicies.none, null],
  [{ kind: "loading" }, "post", 200, cachePolicies.none, null],
  [{ kind: "failed", reason: "not-found" }, "post", 404, cachePolicies.absent, null],
  [{ kind: "failed", reason: "not-found" }, "none", 404, cachePolicies.none, null],
  [{ kind: "failed", reason: "gone" }, "post", 410, cachePolicies.absent, null],
  [{ kind: "failed", reason: "no-data" }, "post", 404, cachePolicies.absent, null],
  [{ kind: "failed", reason: "malformed" }, "post", 503, cachePolicies.none, "10"],
  [{ kind: "failed", reason: "unavailable" }, "post", 503, cachePolicies.none, "10"],
] as const)("%o under %s", (state, policy, status, cache, retry) => {
  expect(applied(state, policy)).toEqual({ status, cache, retry });
});
