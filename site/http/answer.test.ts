import { expect, it } from "vitest";
import { answer, type PageState } from "./apply-page-state.ts";
import { type CachePolicy, cachePolicies } from "./cache-policies.ts";

function answered(state: PageState, policy: CachePolicy) {
  const response = { status: 200, statusText: "", headers: new Headers() };
  answer({ response }, state, policy);
  return {
    status: response.status,
    cache: response.headers.get("Cache-Control"),
    retry: response.headers.get("Retry-After"),
  };
}

it.each([
  [{ kind: "loaded" }, "preview", 200, cachePolicies.preview, null],
  [{ kind: "loaded" }, "none", 200, cachePolicies.none, null],
  [{ kind: "loading" }, "preview", 200, cachePolicies.none, null],
  [{ kind: "failed", reason: "not-found" }, "preview", 404, cachePolicies.absent, null],
  [{ kind: "failed", reason: "not-found" }, "none", 404, cachePolicies.none, null],
  [{ kind: "failed", reason: "gone" }, "preview", 410, cachePolicies.absent, null],
  [{ kind: "failed", reason: "no-data" }, "preview", 404, cachePolicies.absent, null],
  [{ kind: "failed", reason: "unavailable" }, "preview", 503, cachePolicies.none, "10"],
] as const)("%o under %s", (state, policy, status, cache, retry) => {
  expect(answered(state, policy)).toEqual({ status, cache, retry });
});
